import type { GameState } from '../types';

/** What is shown of a match where there is none. */
export const NO_MATCH = {
  screen: 'home',
  match: null,
  players: [],
  human: 0,
  practice: false,
  humanSeat: 0,
  view: null,
  choices: [],
  scores: [],
  sheet: [],
  wall: null,
  lastDiscard: null,
  secondsLeft: null,
  seen: [],
  throws: [],
  result: null,
} as const satisfies Partial<GameState>;

/** What a page begins with. */
export const EMPTY: GameState = {
  ...NO_MATCH,
  ended: null,
  others: null,
  notice: null,
  isKept: true,
  ownership: 'unknown',
  setAside: null,
  commitment: null,
  paused: false,
};
