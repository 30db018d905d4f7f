import type { ChoiceWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import type { tableOptions } from '../options';
import { thousands } from './thousands';

export const points: UnitWords = {
  heading: 'Points',
  amount: (value) => `${thousands(value ?? 0)} ${value === 1 ? 'point' : 'points'}`,
  range: (least, most) => `${thousands(least)}–${thousands(most)} points`,
  below: (value, minimum) => `${thousands(value)} points, ${thousands(minimum)} needed`,
};

/** Hands that are paid the limit have no number. */
export const limit: UnitWords = {
  heading: 'Limit',
  amount: () => 'Limit',
  range: () => 'Limit',
  below: () => 'Limit',
};

export const rounds: ChoiceWords = {
  name: 'Length',
  value: (count) => (count === 1 ? 'East round' : `${count} rounds`),
};

export const kongNotRobbed = () => 'Complete, but this kong may not be robbed here';

/** The settings of a table. */
export const tableWords: OptionsInWords<typeof tableOptions> = {
  claimSeconds: {
    name: 'Time to claim',
    note: 'Seconds to answer a discard. When they are over, you have passed.',
    values: { 0: 'No clock' },
  },
  strictCalling: {
    name: 'Strict calling',
    note: 'Win can always be called, also wrongly. You judge the hand yourself: no waits, values or reasons are told.',
  },
  falseWin: {
    name: 'False win',
    note: 'What a wrong call costs.',
    values: { 'open-hand': 'Play on with an open hand', pay: 'Pay each player' },
  },
  falseWinPoints: { name: 'Points for a false win', note: 'Paid to each other player at once.' },
  startPoints: { name: 'Points at the start', note: 'Standings may fall below zero whatever this is.' },
};

export const matchWords = {
  rounds: { name: 'Rounds', note: 'How many prevailing winds are played; each player deals once in each.' },
  dealerRepeats: {
    name: 'The dealer stays',
    note: 'Whether the dealer deals again after winning or a drawn hand.',
    values: { always: 'Always', three: 'Up to three hands', never: 'Never' },
  },
};

export const playWords = {
  deadWall: { name: 'Dead wall', note: 'So many tiles at the end of the wall are never drawn.' },
  severalWinners: {
    name: 'Several winners',
    note: 'Who wins when more than one can take a tile.',
    values: { nearest: 'Nearest in turn', highest: 'Highest payment', all: 'All of them' },
  },
  robKong: {
    name: 'Robbing a kong',
    note: 'Which kongs another player may take the tile of to win.',
    values: {
      any: 'Any kong',
      added: 'Added kongs only',
      'added-or-thirteen-orphans': 'Concealed ones by thirteen orphans',
      never: 'None',
    },
  },
};

/** Values of items as an option. */
export const values = {
  name: 'Values of items',
  note: 'What each item counts. 0: it does not count.',
};

export const groups = {
  match: 'Match',
  table: 'At the table',
  play: 'Play',
};

/** Payments that all of these games know. */
export const reasons = { win: 'win', 'false-win': 'false win' };

export const goal = (sets = 0, minimum = 0) =>
  `To win: ${sets} sets and a pair${minimum > 0 ? `, worth at least ${minimum} faan` : ''}`;
