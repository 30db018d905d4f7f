import { ALL_KINDS, countsAs, isBonus, PLAYING_KINDS } from './tiles';
import type { TileId, TileKind } from './types';

/** What a rule set says of its tiles. */
export interface TileSet {
  /** By tile id: what is printed on it. */
  readonly faces: readonly TileKind[];
  /** By face: how many tiles have it. */
  readonly printed: readonly number[];
  /** By tile id: the kind that it is in a hand. */
  readonly kinds: readonly TileKind[];
  /** Length of a hand's `counts`: 34, more where kinds above are held. */
  readonly size: number;
  /** By kind: how many tiles in play are of it. Red fives are fives. */
  readonly copies: readonly number[];
  /** By kind: laid out and replaced as soon as it is drawn. */
  readonly bonus: readonly boolean[];
  /** Kinds that stand for any other in a group. */
  readonly wild: readonly TileKind[];
  /** Tiles of one kind may look different, so that it matters which of them is taken. */
  readonly isMixed: boolean;
}

/** How often each kind occurs. */
export function countKinds(kinds: readonly TileKind[], length = ALL_KINDS): number[] {
  const counts = Array<number>(length).fill(0);
  for (const kind of kinds) counts[kind]!++;
  return counts;
}

interface SpecialKinds {
  readonly wild?: readonly TileKind[];
  /** Flowers, seasons or animals that are held and played like others. */
  readonly held?: readonly TileKind[];
}

/** The tile set of an unshuffled tile list. */
export function tileSet(faces: readonly TileKind[], { wild = [], held = [] }: SpecialKinds = {}): TileSet {
  const kinds = faces.map(countsAs);
  const copies = countKinds(kinds);
  const bonus = copies.map((_, kind) => isBonus(kind) && !held.includes(kind));
  const size = copies.findLastIndex((count, kind) => count > 0 && !bonus[kind]) + 1;
  return {
    faces,
    kinds,
    printed: countKinds(faces),
    size: Math.max(PLAYING_KINDS, size),
    copies,
    bonus,
    wild,
    isMixed: faces.some((face, id) => face !== kinds[id]),
  };
}

/** Faces of these tiles that count as another kind. */
export function markedOf({ faces, kinds, isMixed }: TileSet, tiles: readonly TileId[]): readonly TileKind[] {
  if (!isMixed) return NONE;
  return tiles.filter((tile) => faces[tile] !== kinds[tile]).map((tile) => faces[tile]!);
}

const NONE: readonly TileKind[] = [];
