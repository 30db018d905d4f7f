import { FIRST_WIND } from '../../../../engine/tiles';

/** A set of three alike is named by its kind and this, a chow by its lowest kind. */
export const PONG = 34;
const NONE = -1;

/** The sets of one suit, and its eyes: a rank, or −1. */
interface Division {
  readonly sets: readonly number[];
  readonly eyes: number;
}

const known = new Map<number, readonly Division[]>();
const HONOURS = 3;

/** Every way to divide all tiles of one suit into sets, and eyes where there are two tiles too many. Ranks from 0. */
function divide(counts: number[], isHonour: boolean): readonly Division[] {
  const found: Division[] = [];
  const sets: number[] = [];
  let eyes = NONE;
  const go = (rank: number): void => {
    if (rank === counts.length) {
      found.push({ sets: [...sets], eyes });
      return;
    }
    const held = counts[rank]!;
    if (held === 0) return go(rank + 1);
    const take = (tiles: number, next: () => void): void => {
      counts[rank] = held - tiles;
      next();
      counts[rank] = held;
    };
    if (held >= 3)
      take(3, () => {
        sets.push(PONG + rank);
        go(rank);
        sets.pop();
      });
    if (held >= 2 && eyes === NONE)
      take(2, () => {
        eyes = rank;
        go(rank);
        eyes = NONE;
      });
    const [second = 0, third = 0] = isHonour ? [] : counts.slice(rank + 1, rank + 3);
    if (second === 0 || third === 0) return;
    counts[rank + 1]!--;
    counts[rank + 2]!--;
    take(1, () => {
      sets.push(rank);
      go(rank);
      sets.pop();
    });
    counts[rank + 1]!++;
    counts[rank + 2]!++;
  };
  go(0);
  return isHonour ? found : withoutTwins(found);
}

/** The same sets in another order are found once. */
function withoutTwins(all: readonly Division[]): readonly Division[] {
  const seen = new Set<string>();
  return all.filter(({ sets, eyes }) => {
    const name = `${sets.toSorted((a, b) => a - b).join()}/${eyes}`;
    return !seen.has(name) && seen.add(name);
  });
}

function divisionsOf(counts: readonly number[], block: number): readonly Division[] {
  const start = 9 * block;
  const size = block === HONOURS ? 7 : 9;
  let key = block === HONOURS ? 1 : 0;
  for (let rank = 0; rank < size; rank++) key = key * 5 + counts[start + rank]!;
  let found = known.get(key);
  if (!found) {
    found = divide(counts.slice(start, start + size), block === HONOURS);
    known.set(key, found);
  }
  return found;
}

/** One way to read the concealed tiles of a complete hand. */
export interface Sets {
  /** A chow by its lowest kind, three alike by their kind and `PONG`. */
  readonly sets: number[];
  eyes: number;
}

/** Shows every way to read concealed tiles as sets and eyes; the object is the same each time. */
export function eachDivision(counts: readonly number[], show: (found: Sets) => void): void {
  const found: Sets = { sets: [], eyes: NONE };
  const go = (block: number): void => {
    if (block > HONOURS) {
      if (found.eyes !== NONE) show(found);
      return;
    }
    const start = block === HONOURS ? FIRST_WIND : 9 * block;
    const { sets, eyes } = found;
    for (const division of divisionsOf(counts, block)) {
      if (division.eyes !== NONE && eyes !== NONE) continue;
      const before = sets.length;
      for (const set of division.sets) sets.push(set + start);
      if (division.eyes !== NONE) found.eyes = division.eyes + start;
      go(block + 1);
      sets.length = before;
      found.eyes = eyes;
    }
  };
  go(0);
}
