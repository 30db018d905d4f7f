/** What can hold of a reading, one bit each: patterns are made of these, or looked into only when they hold. */
export const TRAITS = {
  noHonours: 1 << 0,
  honours: 1 << 1,
  noSuits: 1 << 2,
  oneSuit: 1 << 3,
  /** No suited 1 or 9. */
  noTerminals: 1 << 4,
  /** No suited 2 to 8. */
  noMiddles: 1 << 5,

  noMelds: 1 << 6,
  noExposedMelds: 1 << 7,
  threeKongs: 1 << 8,
  allKongs: 1 << 9,

  standard: 1 << 10,
  sevenPairs: 1 << 11,
  thirteenOrphans: 1 << 12,
  /** From here to `ownEyes` of the standard form only. */
  noChows: 1 << 13,
  noPongs: 1 << 14,
  threeConcealedPongs: 1 << 15,
  allConcealedPongs: 1 << 16,
  honourPongs: 1 << 17,
  suitedEyes: 1 << 18,
  honourEyes: 1 << 19,
  /** No tile of another seat was needed for the eyes. */
  ownEyes: 1 << 20,

  selfDrawn: 1 << 21,
  robbedKong: 1 << 22,
  lastTile: 1 << 23,
  /** Won on a tile drawn for a kong; for a kong made with such a tile. */
  kongReplacement: 1 << 24,
  doubleKongReplacement: 1 << 25,
  /** The dealer's dealt tiles; the dealer's first discard. */
  firstDraw: 1 << 26,
  firstDiscard: 1 << 27,
  noBonusTiles: 1 << 28,
  bonusTiles: 1 << 29,
} as const;
