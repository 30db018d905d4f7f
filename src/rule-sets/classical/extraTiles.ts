import { FIRST_ANIMAL, FIRST_FLOWER, FIRST_SEASON } from '../../engine/tiles';
import type { Seat, TileKind } from '../../engine/types';

const SEASONS = [0, 1, 2, 3];
/** The season of East in each set: one is drawn as flowers. */
const SETS: readonly TileKind[] = [FIRST_FLOWER, FIRST_SEASON];
const SPECIAL_TILES = 8;

/** Two sets of four seasons. Source: `RULES.md#equipment`. */
export const SEASON_TILES: readonly TileKind[] = SETS.flatMap((first) =>
  SEASONS.map((season) => first + season),
);

/** Man, pot of gold, cat, mouse, fisherman, fish, rooster, worm. */
export const ALL_EXTRA_TILES: readonly TileKind[] = [
  ...SEASON_TILES,
  ...Array.from({ length: SPECIAL_TILES }, (_, at) => FIRST_ANIMAL + at),
];

/** The special tile that an owner catches: the one after it; null for every other tile. */
export function catchOf(kind: TileKind): TileKind | null {
  const place = kind - FIRST_ANIMAL;
  return place >= 0 && place < SPECIAL_TILES && place % 2 === 0 ? kind + 1 : null;
}

/** How many seasons of its own a seat has, one of each set. */
export function ownSeasons(bonus: readonly TileKind[], seat: Seat): number {
  return SETS.filter((first) => bonus.includes(first + seat)).length;
}

/** How many sets have all four seasons. */
export function bouquets(bonus: readonly TileKind[]): number {
  return SETS.filter((first) => SEASONS.every((season) => bonus.includes(first + season))).length;
}

/** How many owners lie with their catch. */
export function specialPairs(bonus: readonly TileKind[]): number {
  return bonus.filter((kind) => {
    const caught = catchOf(kind);
    return caught !== null && bonus.includes(caught);
  }).length;
}
