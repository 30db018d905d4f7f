import { listed } from './grammar';

/** What is said of the switches at the table. */
export const words = {
  note: 'What you switch holds for this hand. Keep makes it last.',
  strict: 'Here false wins are fined: you call every win yourself.',
  thisHand: 'This hand only',
  keep: 'Keep',
  keepIt: (what: string): string => `Keep: ${what}`,
  pace: 'Speed',
  paces: { relaxed: 'Relaxed', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  passes: 'Pass for me',
  passedOn: { nothing: 'Never', chows: 'On chows', all: 'On all but wins' },
  autoWin: 'Win when I can',
  discardDrawn: 'Discard what I draw',
  sorted: 'Keep the hand sorted',
  nextHand: 'Next hand by itself',
  /** What goes on without being asked, one after the other in a sentence. */
  doing: {
    autoWin: 'win',
    discardDrawn: 'discard what you draw',
    onlyWins: 'pass on all but wins',
    noChows: 'pass on chows',
  },
  byItself: (doing: readonly string[]): string => `Done for you: ${doing.join(', ')}`,
  stop: 'Stop',
  stopAll: 'Stop: choose everything yourself',
  discards: (tile: string): string => `Discards ${tile}`,
  wins: 'Wins',
  lapsed: (names: readonly string[]): string => `Was for the last hand only: ${listed(names, 'and')}`,
  lapsedOff: (name: string): string => `${name} (off)`,
  goesOn: 'The next hand comes by itself. Any press stops it.',
};

export type SwitchWords = typeof words;
