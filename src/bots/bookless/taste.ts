import type { Taste } from '../routes/taste';

/** How the bookless bot weighs what it sees, whatever the game. */
export const BOOKLESS_TASTE: Taste = {
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
  window: 1.4,
};
