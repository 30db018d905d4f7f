import { canStartChow, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

/** The tiles still to be placed, and what was placed when that succeeds; owned by the search below. */
const tiles: number[] = Array<number>(PLAYING_KINDS).fill(0);
const placed: (readonly TileKind[])[] = [];

/** How a taken tile may be used: as part of anything, or in three alike only. */
export type Use = 'any' | 'pong';

/** Whether `groups` chows or pongs and a pair can be found among these tiles; the others may be anything. */
export function hasGroupsAndEyes(counts: readonly number[], groups: number): boolean {
  load(counts);
  return fits(0, Math.max(0, groups), false);
}

/** The same, with this tile in the pair or in one of those groups. */
export function hasGroupsWith(
  counts: readonly number[],
  groups: number,
  { tile, use }: { readonly tile: TileKind; readonly use: Use },
): boolean {
  load(counts);
  return (use === 'any' && completesEyes(tile, groups)) || (groups > 0 && completesGroup(tile, groups, use));
}

function completesEyes(tile: TileKind, groups: number): boolean {
  return tiles[tile]! >= 2 && fitsWithout([tile, tile], () => fits(0, Math.max(0, groups), true));
}

function completesGroup(tile: TileKind, groups: number, use: Use): boolean {
  const fitsNow = (): boolean => fits(0, groups - 1, false);
  if (tiles[tile]! >= 3 && fitsWithout([tile, tile, tile], fitsNow)) return true;
  if (use === 'pong') return false;
  for (let start = Math.max(0, tile - 2); start <= tile; start++) {
    if (isChow(start) && fitsWithout([start, start + 1, start + 2], fitsNow)) return true;
  }
  return false;
}

/** The groups and the pair of the search that succeeded last: the tiles of each; what was left over is not there. */
export function foundGroups(): (readonly TileKind[])[] {
  return placed.toSorted((a, b) => b.length - a.length || a[0]! - b[0]!);
}

function load(counts: readonly number[]): void {
  placed.length = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) tiles[kind] = counts[kind]!;
}

/** Tries with these tiles set aside. */
function fitsWithout(aside: readonly TileKind[], fitsNow: () => boolean): boolean {
  for (const kind of aside) tiles[kind]!--;
  const found = fitsNow();
  for (const kind of aside) tiles[kind]!++;
  if (found && aside.length > 1) placed.push(aside);
  return found;
}

function isChow(start: TileKind): boolean {
  return canStartChow(start) && tiles[start]! > 0 && tiles[start + 1]! > 0 && tiles[start + 2]! > 0;
}

/** Whether the tiles from `from` on hold so many more groups, and eyes unless there are some. */
function fits(from: TileKind, groups: number, eyes: boolean): boolean {
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

/** Every way to use the first tile: in a pong, a chow, the eyes, or not at all. */
function place(from: TileKind, wanted: Wanted): boolean {
  const { groups, eyes, spare } = wanted;
  if (groups === 0 && eyes) return true;
  if (spare < 0) return false;
  let kind = from;
  while (kind < PLAYING_KINDS && tiles[kind] === 0) kind++;
  if (kind === PLAYING_KINDS) return false;
  const oneLess = { groups: groups - 1, eyes, spare };
  if (groups > 0) {
    if (tiles[kind]! >= 3 && fitsWithout([kind, kind, kind], () => place(kind, oneLess))) return true;
    if (isChow(kind) && fitsWithout([kind, kind + 1, kind + 2], () => place(kind, oneLess))) return true;
  }
  const withEyes = { groups, eyes: true, spare };
  if (!eyes && tiles[kind]! >= 2 && fitsWithout([kind, kind], () => place(kind, withEyes))) return true;
  return spare > 0 && fitsWithout([kind], () => place(kind, { groups, eyes, spare: spare - 1 }));
}
