import { rulesOf } from '../../engine/knownRules';
import { canStartChow, PLAYING_KINDS } from '../../engine/tiles';
import type { Deal, TileId, TileKind } from '../../engine/types';

/** Concealed tiles of a won hand, laid out as it is read. */
export interface TileGroup {
  readonly type: 'chow' | 'pong' | 'pair' | 'pairs' | 'orphans' | 'rest';
  readonly tiles: readonly TileId[];
}

/** How many sets a hand of this deal has when it is complete. */
export function setsOf(deal: Deal): number {
  return rulesOf(deal).geometry.sets;
}

/** Sets and a pair by kind; `left` are tiles that belong to none (rule sets that allow some). */
interface Arrangement {
  readonly sets: readonly { readonly type: 'chow' | 'pong'; readonly kind: TileKind }[];
  readonly pair: TileKind;
}

/** The items that speak for reading three alike as a pong rather than as parts of chows. */
const PONG_ITEMS = ['all-pongs', 'three-concealed-pongs', 'concealed-pongs', 'mixed-terminals', 'terminals'];

/**
 * Arranges the concealed tiles of a complete hand for the eye: `sets` sets and a pair, else seven pairs or thirteen
 * orphans. `items`: what was counted, which decides between chows and pongs.
 */
export function winGroups(
  tiles: readonly TileId[],
  kinds: readonly TileKind[],
  { sets, items }: { readonly sets: number; readonly items: readonly string[] },
): TileGroup[] {
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const tile of tiles) counts[kinds[tile] ?? 0] = (counts[kinds[tile] ?? 0] ?? 0) + 1;
  if (items.includes('thirteen-orphans')) return [{ type: 'orphans', tiles }];
  if (items.includes('seven-pairs')) return [{ type: 'pairs', tiles }];
  const pongsFirst = items.some((item) => PONG_ITEMS.includes(item));
  const found = arrange(counts, sets, pongsFirst);
  return found
    ? dealOut(tiles, kinds, found)
    : [{ type: counts.every((count) => count % 2 === 0) ? 'pairs' : 'rest', tiles }];
}

function arrange(counts: readonly number[], sets: number, pongsFirst: boolean): Arrangement | null {
  for (let pair = 0; pair < counts.length; pair++) {
    if ((counts[pair] ?? 0) < 2) continue;
    const found = findSets(change(counts, pair, -2), { sets, pongsFirst, from: 0 });
    if (found) return { sets: found, pair };
  }
  return null;
}

interface Search {
  readonly sets: number;
  readonly pongsFirst: boolean;
  readonly from: TileKind;
}

/** So many sets among the counts from one kind on; further tiles may be left over. */
function findSets(counts: readonly number[], { sets, pongsFirst, from }: Search): Arrangement['sets'] | null {
  if (sets === 0) return [];
  for (let kind = from; kind < counts.length; kind++) {
    for (const type of pongsFirst ? (['pong', 'chow'] as const) : (['chow', 'pong'] as const)) {
      const rest = type === 'pong' ? takePong(counts, kind) : takeChow(counts, kind);
      const found = rest && findSets(rest, { sets: sets - 1, pongsFirst, from: kind });
      if (found) return [{ type, kind }, ...found];
    }
  }
  return null;
}

function takePong(counts: readonly number[], kind: TileKind): number[] | null {
  return (counts[kind] ?? 0) >= 3 ? change(counts, kind, -3) : null;
}

function takeChow(counts: readonly number[], kind: TileKind): number[] | null {
  if (!canStartChow(kind) || [0, 1, 2].some((at) => (counts[kind + at] ?? 0) === 0)) return null;
  return [0, 1, 2].reduce<number[]>((rest, at) => change(rest, kind + at, -1), [...counts]);
}

function change(counts: readonly number[], kind: TileKind, by: number): number[] {
  return counts.map((count, at) => (at === kind ? count + by : count));
}

function dealOut(
  tiles: readonly TileId[],
  kinds: readonly TileKind[],
  { sets, pair }: Arrangement,
): TileGroup[] {
  const left = [...tiles];
  const take = (kind: TileKind): TileId[] =>
    left.splice(
      left.findIndex((tile) => kinds[tile] === kind),
      1,
    );
  const groups = sets.map(({ type, kind }): TileGroup => {
    const wanted = type === 'pong' ? [kind, kind, kind] : [kind, kind + 1, kind + 2];
    return { type, tiles: wanted.flatMap(take) };
  });
  groups.push({ type: 'pair', tiles: [pair, pair].flatMap(take) });
  return left.length > 0 ? [...groups, { type: 'rest', tiles: left }] : groups;
}
