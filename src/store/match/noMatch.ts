import type { GameState, TableState } from '../types';

/** What a table shows where nothing is played. */
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
  mayTakeBack: false,
  seen: [],
  throws: [],
  result: null,
  automatic: null,
  skippedFrom: null,
  forHand: {},
  lapsed: {},
} as const satisfies Partial<TableState>;

/** What a table begins with. */
export const EMPTY_TABLE: TableState = { ...NO_MATCH, paused: false };

/** What a page begins with. */
export const EMPTY: GameState = {
  ...EMPTY_TABLE,
  ended: null,
  goesOnIn: null,
  others: null,
  notice: null,
  isKept: true,
  ownership: 'unknown',
  setAside: null,
  commitment: null,
};
