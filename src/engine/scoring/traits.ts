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

  sevenPairs: 1 << 10,
  thirteenOrphans: 1 << 11,
  /** From here to `ownEyes` only of sets and eyes. */
  noChows: 1 << 12,
  noPongs: 1 << 13,
  threeConcealedPongs: 1 << 14,
  allConcealedPongs: 1 << 15,
  honourPongs: 1 << 16,
  suitedEyes: 1 << 17,
  honourEyes: 1 << 18,
  /** No tile of another seat was needed for the eyes. */
  ownEyes: 1 << 19,

  selfDrawn: 1 << 20,
  robbedKong: 1 << 21,
  lastTile: 1 << 22,
  /** Won on a tile drawn for a kong; for a kong made with such a tile. */
  kongReplacement: 1 << 23,
  doubleKongReplacement: 1 << 24,
  /** The dealer's dealt tiles; the dealer's first discard. */
  firstDraw: 1 << 25,
  firstDiscard: 1 << 26,
  noBonusTiles: 1 << 27,
  bonusTiles: 1 << 28,
} as const;
