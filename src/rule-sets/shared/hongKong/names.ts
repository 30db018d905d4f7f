/** What both name beside their options. */
export interface CommonNames {
  readonly refusals: 'below-minimum' | 'kong-not-robbed' | 'not-complete' | 'not-enough-bonus-tiles';
  readonly situations:
    | 'last-tile'
    | 'kong-replacement'
    | 'double-kong-replacement'
    | 'first-draw'
    | 'first-discard';
}
