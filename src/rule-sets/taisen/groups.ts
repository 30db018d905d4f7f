import { canStartChow, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

/** The tiles still to be placed; owned by the search below. */
const tiles: number[] = Array<number>(PLAYING_KINDS).fill(0);

/** The groups and the pair that a hand holds; its other tiles are not there. */
export type FoundGroups = readonly (readonly TileKind[])[];

const NOTHING: FoundGroups = [];

/** How a taken tile may be used: as part of anything, or in three alike only. */
export type Use = 'any' | 'pong';

/** So many chows or pongs and a pair among these tiles; the others may be anything. Null where they cannot be found. */
export function findGroupsAndEyes(counts: readonly number[], groups: number): FoundGroups | null {
  load(counts);
  return findFrom(0, Math.max(0, groups), false);
}

/** The same, with this tile in the pair or in one of those groups. */
export function findGroupsWith(
  counts: readonly number[],
  groups: number,
  { tile, use }: { readonly tile: TileKind; readonly use: Use },
): FoundGroups | null {
  load(counts);
  const withEyes = use === 'any' ? findEyesOf(tile, groups) : null;
  return withEyes ?? (groups > 0 ? findGroupOf(tile, groups, use) : null);
}

function findEyesOf(tile: TileKind, groups: number): FoundGroups | null {
  return tiles[tile]! >= 2 ? without([tile, tile], () => findFrom(0, Math.max(0, groups), true)) : null;
}

function findGroupOf(tile: TileKind, groups: number, use: Use): FoundGroups | null {
  const findRest = (): FoundGroups | null => findFrom(0, groups - 1, false);
  const withPong = tiles[tile]! >= 3 ? without([tile, tile, tile], findRest) : null;
  if (withPong || use === 'pong') return withPong;
  for (let start = Math.max(0, tile - 2); start <= tile; start++) {
    const withChow = isChow(start) ? without([start, start + 1, start + 2], findRest) : null;
    if (withChow) return withChow;
  }
  return null;
}

function load(counts: readonly number[]): void {
  for (let kind = 0; kind < PLAYING_KINDS; kind++) tiles[kind] = counts[kind]!;
}

/** What is found with these tiles set aside, and these too, unless it is a single one. */
function without(aside: readonly TileKind[], findRest: () => FoundGroups | null): FoundGroups | null {
  for (const kind of aside) tiles[kind]!--;
  const rest = findRest();
  for (const kind of aside) tiles[kind]!++;
  return rest && aside.length > 1 ? [...rest, aside] : rest;
}

function isChow(start: TileKind): boolean {
  return canStartChow(start) && tiles[start]! > 0 && tiles[start + 1]! > 0 && tiles[start + 2]! > 0;
}

/** So many more groups among the tiles from `from` on, plus a pair if `eyes` is false. */
function findFrom(from: TileKind, groups: number, eyes: boolean): FoundGroups | null {
  let spare = -3 * groups - (eyes ? 0 : 2);
  for (let kind = from; kind < PLAYING_KINDS; kind++) spare += tiles[kind]!;
  return place(from, { groups, eyes, spare });
}

interface Wanted {
  readonly groups: number;
  readonly eyes: boolean;
  /** Tiles that may be left over. */
  readonly spare: number;
}

/** Tries every use of the first tile: in a pong, in a chow, in the pair, or not at all. */
function place(from: TileKind, wanted: Wanted): FoundGroups | null {
  const { groups, eyes, spare } = wanted;
  if (groups === 0 && eyes) return NOTHING;
  if (spare < 0) return null;
  let kind = from;
  while (kind < PLAYING_KINDS && tiles[kind] === 0) kind++;
  if (kind === PLAYING_KINDS) return null;
  let found: FoundGroups | null = null;
  if (groups > 0) {
    const oneLess = { groups: groups - 1, eyes, spare };
    if (tiles[kind]! >= 3) found = without([kind, kind, kind], () => place(kind, oneLess));
    if (!found && isChow(kind)) found = without([kind, kind + 1, kind + 2], () => place(kind, oneLess));
  }
  const withEyes = { groups, eyes: true, spare };
  if (!found && !eyes && tiles[kind]! >= 2) found = without([kind, kind], () => place(kind, withEyes));
  if (!found && spare > 0) found = without([kind], () => place(kind, { groups, eyes, spare: spare - 1 }));
  return found;
}
