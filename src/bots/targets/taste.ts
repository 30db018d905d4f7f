/** How a bot weighs what it sees. Distances are in tiles; tuned by play against itself, for each rule set. */
export interface Taste {
  /** How much likelier a win is with one tile fewer missing: the 64th root of the factor. */
  readonly root: number;
  /** What a tile of distance counts with all of the wall left, and with none. */
  readonly early: number;
  readonly late: number;
  /** What endless useful tiles are worth, and the number of them that is worth half of it. */
  readonly useful: number;
  readonly half: number;
  /** How much likelier a useful tile comes that can be claimed for a pong, for a chow, for the win. */
  readonly pong: number;
  readonly chow: number;
  readonly win: number;
  /** A pong, and a pair, of an honour that counts: tiles of distance for each point of its value. */
  readonly valuePong: number;
  readonly valuePair: number;
  /** The share of a hand's hopes that laying open a meld costs, and that a replacement tile adds. */
  readonly claim: number;
  readonly kong: number;
  /** The share that discarding a tile costs for each copy the others may hold. */
  readonly live: number;
  /** What a discard costs, in hopes, times its danger; 0 heeds none. */
  readonly caution: number;
  /** How much more hope there is for each point that the hand brings even if it does not win. */
  readonly keep: number;
  /** What a point counts that a kong brings at once, or a discard costs: a share of the hopes. */
  readonly point: number;
  /** Routes this many tiles behind the nearest are not looked at. */
  readonly window: number;
}

/** The first guess, before any game was tuned. Frozen: bots are measured by it. */
export const FIRST_TASTE: Taste = {
  root: 1.0308718,
  early: 1.1,
  late: 2.3,
  useful: 1.5,
  half: 13,
  pong: 2.3,
  chow: 1.7,
  win: 3,
  valuePong: 0.3,
  valuePair: 0.15,
  claim: 0.13,
  kong: 0.05,
  live: 0.01,
  caution: 0,
  keep: 0,
  point: 0,
  window: 1.05,
};
