import { COPIES } from './blocks';
import { BlockSearch, type BlockState, type Family } from './blockSearch';
import type { CostPool } from './costs';

/** The id of a block's costs for every key of the block. */
export type IdTable = Uint8Array | Uint16Array;

/** A kind is held none to four times. */
const COUNTS = COPIES + 1;

/**
 * Fills a table of 5ⁿ keys for a block of n kinds. An automaton over the kinds does it: all keys that have led to the
 * same state share what follows.
 */
export function fillTable<T extends IdTable>(table: T, family: Family, pool: CostPool): T {
  const search = new BlockSearch(family);
  let states: readonly BlockState[] = [search.first];
  let keys = new Uint16Array(1);
  let kind = 0;
  for (; keys.length * COUNTS < table.length; kind++) {
    const level = nextLevel(search, states, kind);
    keys = appendKind(keys, level.moves, new Uint16Array(keys.length * COUNTS));
    states = level.states;
  }
  const last = nextLevel(search, states, kind);
  const ids = last.states.map((state) => pool.idOf(search.costsOf(state)));
  const lastMoves = last.moves.map((state) => ids[state]!);
  return appendKind(keys, lastMoves, table);
}

/** The distinct states after one more kind; `moves` leads to them from each earlier state and count. */
interface Level {
  readonly states: readonly BlockState[];
  readonly moves: readonly number[];
}

function nextLevel(search: BlockSearch, from: readonly BlockState[], kind: number): Level {
  const states: BlockState[] = [];
  const moves: number[] = [];
  const byHash = new Map<number, number>();
  for (const state of from) {
    for (let count = 0; count < COUNTS; count++) {
      search.step(state, kind, { count, limit: COPIES });
      let hash = search.hash();
      let id = byHash.get(hash);
      while (id !== undefined && !search.isAt(states[id]!)) id = byHash.get(++hash);
      if (id === undefined) {
        id = states.push(search.state()) - 1;
        byHash.set(hash, id);
      }
      moves.push(id);
    }
  }
  return { states, moves };
}

/** From what the keys of the first kinds lead to, what they lead to with one kind more. */
function appendKind<T extends IdTable>(keys: IdTable, moves: readonly number[], into: T): T {
  for (let count = 0; count < COUNTS; count++) {
    const start = count * keys.length;
    for (let key = 0; key < keys.length; key++) into[start + key] = moves[keys[key]! * COUNTS + count]!;
  }
  return into;
}
