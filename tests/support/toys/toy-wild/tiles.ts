import { tileSet } from '../../../../src/engine/tileSet';
import { FIRST_RED_FIVE, FIRST_SEASON, JOKER, tileList } from '../../../../src/engine/tiles';
import type { Extras, TileKind } from '../../../../src/engine/types';

const FIVES: readonly TileKind[] = [4, 13, 22];
const four = (kind: TileKind): TileKind[] => [kind, kind, kind, kind];

/** The first five of each suit is red; four jokers, and four springs that are played like dragons. */
const playing = tileList([]).map((kind, id, list) => {
  const suit = FIVES.indexOf(kind);
  return suit >= 0 && list.indexOf(kind) === id ? FIRST_RED_FIVE + suit : kind;
});

export const TILES: readonly TileKind[] = [...playing, ...four(FIRST_SEASON), ...four(JOKER)];

export const tiles = tileSet(TILES, { wild: [JOKER], held: [FIRST_SEASON] });

/** The kind that the turned tile makes wild beside the jokers; null where there is none. */
export function wildKindOf(extras: Extras): TileKind | null {
  const kind = extras['wildKind'];
  return typeof kind === 'number' ? kind : null;
}

/** The tiles of a hand without its wild ones, and these. */
export function partWild(
  counts: readonly number[],
  extras: Extras,
): { readonly plain: readonly number[]; readonly wild: readonly TileKind[] } {
  const kinds = [JOKER, wildKindOf(extras) ?? JOKER];
  const plain = counts.map((count, kind) => (kinds.includes(kind) ? 0 : count));
  const wild = counts.flatMap((count, kind) =>
    kinds.includes(kind) ? Array<TileKind>(count).fill(kind) : [],
  );
  return { plain, wild };
}

/** The kind after this one, the first again after the last of its suit, its winds or its dragons. */
export function kindAfter(kind: TileKind): TileKind {
  if (kind < 27) return kind % 9 === 8 ? kind - 8 : kind + 1;
  if (kind === 30) return 27;
  return kind === 33 ? 31 : Math.min(kind + 1, 33);
}
