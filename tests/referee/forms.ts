import { countKinds, isBonus, isNumbered } from './tiles';

const TERMINALS_AND_HONOURS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Whether fourteen tiles are thirteen orphans. */
export function isThirteenOrphans(tiles: readonly number[]): boolean {
  const isOrphan = (kind: number): boolean => TERMINALS_AND_HONOURS.includes(kind);
  return tiles.length === 14 && tiles.every(isOrphan) && new Set(tiles).size === 13;
}

/** The counts without the given tiles; null when one of them is not there. */
function without(counts: readonly number[], tiles: readonly number[]): number[] | null {
  const rest = [...counts];
  for (const kind of tiles) {
    const left = (rest[kind] ?? 0) - 1;
    if (left < 0) return null;
    rest[kind] = left;
  }
  return rest;
}

function groupsFrom(kind: number): number[][] {
  const pong = [kind, kind, kind];
  const isLow = isNumbered(kind) && kind % 9 < 7;
  return isLow ? [pong, [kind, kind + 1, kind + 2]] : [pong];
}

/** Whether the tiles hold that many groups and a pair, from `kind` on; others may be left over. */
function hasGroupsAndPair(counts: readonly number[], groups: number, kind = 0): boolean {
  if (groups === 0) return counts.some((count, at) => count >= 2 && !isBonus(at));
  if (isBonus(kind)) return false;
  const isFound = groupsFrom(kind).some((group) => {
    const rest = without(counts, group);
    return rest !== null && hasGroupsAndPair(rest, groups - 1, kind);
  });
  return isFound || hasGroupsAndPair(counts, groups, kind + 1);
}

/** Taisen: whether the taken tile makes a pong of a winning hand. */
export function winsByPong(taken: {
  readonly hand: readonly number[];
  readonly melds: number;
  readonly tile: number;
  readonly groups: number;
}): boolean {
  const { hand, melds, tile, groups } = taken;
  const rest = without(countKinds(hand), [tile, tile]);
  return rest !== null && hasGroupsAndPair(rest, Math.max(0, groups - melds - 1));
}
