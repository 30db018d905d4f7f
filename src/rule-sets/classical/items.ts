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

export type DoublingItem = (typeof DOUBLING_ITEMS)[number];
export type SpecialHand = (typeof SPECIAL_HANDS)[number];

export const POINTS = 'points';
export const DOUBLINGS = 'doublings';
/** The unit of what has no number. */
export const LIMIT = 'limit';
