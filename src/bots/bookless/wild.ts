import type { Rules } from '../../engine/rules';
import type { Extras, TileKind } from '../../engine/types';
import { countsOf, samplerOf, type HandSort } from './samples';

/** Complete hands in each of which a wild kind can take the place of a tile. */
const HANDS = 8;
const ASKED = 60;
/** Answers kept for each game: wild kinds may change with the deal. */
const KEPT = 64;
const SUITED: HandSort = { form: 'sets', family: 'any', suits: 0b111, honours: false, forced: 0, eyes: 0 };

const known = new WeakMap<Rules, Map<string, readonly TileKind[]>>();

/** The kinds that complete a hand in any place, found by asking the rules about hands with one tile exchanged. */
export function wildKinds(rules: Rules, extras: Extras): readonly TileKind[] {
  let byExtras = known.get(rules);
  if (!byExtras) known.set(rules, (byExtras = new Map<string, readonly TileKind[]>()));
  const key = JSON.stringify(extras);
  let wild = byExtras.get(key);
  if (wild) return wild;
  if (byExtras.size >= KEPT) byExtras.clear();
  byExtras.set(key, (wild = findWild(rules, extras)));
  return wild;
}

function findWild(rules: Rules, extras: Extras): TileKind[] {
  const broken = brokenHands(rules, extras);
  if (broken.length === 0) return [];
  const completes = (counts: number[], kind: TileKind): boolean => {
    counts[kind]!++;
    const isComplete = rules.isComplete(counts, [], extras);
    counts[kind]!--;
    return isComplete;
  };
  const { size, copies } = rules.tiles;
  return Array.from({ length: size }, (_, kind) => kind).filter(
    (kind) => copies[kind]! > 0 && broken.every((counts) => completes(counts, kind)),
  );
}

/** Hands that were complete before one of their tiles was taken away. */
function brokenHands(rules: Rules, extras: Extras): number[][] {
  const sampler = samplerOf(rules);
  const broken: number[][] = [];
  const sorts = (['any', 'pongs'] as const).map((family) => sampler.of({ ...SUITED, family }));
  for (let at = 0; at < ASKED && broken.length < HANDS; at++) {
    const sample = sorts[at % sorts.length]!.at(at >> 1);
    if (!sample) break;
    const tiles = [...sample.sets.flat(), ...sample.rest];
    const taken = tiles[at % tiles.length]!;
    const counts = countsOf(tiles, rules.tiles.size);
    if (!rules.isComplete(counts, [], extras)) continue;
    counts[taken]!--;
    broken.push(counts);
  }
  return broken;
}
