import { changedValues, itemSpecs, valuesSpec } from '../../engine/itemValues';
import type { Options } from '../../engine/types';

/** What counts in points, in the order of a sheet. Source: `RULES.md#points`. */
export const POINT_ITEMS = [
  'pong',
  'kong',
  'pair',
  'extra-tile',
  'mah-jong',
  'loose-tile',
  'from-wall',
] as const;

/** What doubles the points, in the order of a sheet. Source: `RULES.md#doublings`. */
export const DOUBLING_ITEMS = [
  'dragon-pong',
  'seat-wind',
  'one-suit-and-honors',
  'one-suit',
  'all-honors',
  'own-season',
  'season-bouquet',
  'special-pair',
] as const;

/** Hands that score the limit, in the order of a sheet. Source: `RULES.md#special-hands`. */
export const SPECIAL_HANDS = [
  'hidden-treasure',
  'all-honors-hand',
  'imperial-jade',
  'three-great-scholars',
  'four-large-blessings',
  'all-kongs',
  'nine-united-sons',
  'thirteen-unique-wonders',
  'heavenly-peace',
  'earthly-peace',
  'moon-from-the-bottom',
  'heavenly-twins',
  'kong-on-kong',
] as const;

export type PointItem = (typeof POINT_ITEMS)[number];
export type DoublingItem = (typeof DOUBLING_ITEMS)[number];
export type SpecialHand = (typeof SPECIAL_HANDS)[number];

export const POINTS = 'points';
export const DOUBLINGS = 'doublings';
/** The unit of what has no number. */
export const LIMIT = 'limit';

/** Points of the plainest pong and kong, and of everything else once. Source: `RULES.md#points`. */
const POINT_VALUES: Readonly<Record<PointItem, number>> = {
  pong: 2,
  kong: 8,
  pair: 2,
  'extra-tile': 4,
  'mah-jong': 20,
  'loose-tile': 10,
  'from-wall': 2,
};

/** Doublings for each time. Source: `RULES.md#doublings`. */
const DOUBLING_VALUES: Readonly<Record<DoublingItem, number>> = {
  'dragon-pong': 1,
  'seat-wind': 1,
  'one-suit-and-honors': 1,
  'one-suit': 3,
  'all-honors': 3,
  'own-season': 1,
  'season-bouquet': 3,
  'special-pair': 1,
};

/** What every item counts. */
export type Worth = Readonly<Record<PointItem | DoublingItem, number>>;

const POINT_ROWS = POINT_ITEMS.map((id) => ({ id, value: POINT_VALUES[id] }));
const DOUBLING_ROWS = DOUBLING_ITEMS.map((id) => ({ id, value: DOUBLING_VALUES[id] }));
const USUAL: Worth = { ...POINT_VALUES, ...DOUBLING_VALUES };

/** What items may count. Source: `RULES.md#options`. */
export const classicalValues = valuesSpec('scoring', {
  ...itemSpecs(POINT_ROWS, { most: 100, unit: POINTS }),
  ...itemSpecs(DOUBLING_ROWS, { most: 6, unit: DOUBLINGS }),
});

/** What every item counts with these options; 0 for one that does not. */
export function worthOf(options: Options): Worth {
  const changed = changedValues(options);
  return Object.keys(changed).length === 0 ? USUAL : { ...USUAL, ...changed };
}
