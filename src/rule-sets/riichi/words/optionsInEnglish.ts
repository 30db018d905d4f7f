import type { OptionsInWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/en';
import type { riichiOptions } from '../options';

const DRAWS = {
  'nine-terminals': 'Nine terminals and honours',
  'four-winds': 'Four winds alike',
  'four-riichi': 'Four riichi',
  'four-kongs': 'Four kongs',
};

const ANSWERED = {
  'great-dragons': 'Big three dragons',
  'great-winds': 'Big four winds',
  'four-kongs': 'Four kongs',
};

export const options: OptionsInWords<typeof riichiOptions> = {
  rounds: standard.matchWords.rounds,
  dealerRepeats: {
    name: 'The dealer stays',
    note: 'After an abortive draw always.',
    values: {
      ready: 'After winning, or ready at a draw',
      win: 'After winning',
      draw: 'After winning and every draw',
      never: 'Never',
    },
  },
  startPoints: { name: 'Points at the start', note: 'What each player begins with.' },
  returnPoints: {
    name: 'Points to return',
    note: 'What each gives back at the end. The first place has the difference; who has so many ends an extension.',
  },
  uma: {
    name: 'Points for places',
    note: 'In thousands, at the end of the match.',
    values: {
      '10-20': '+20, +10, −10, −20',
      '5-10': '+10, +5, −5, −10',
      '10-30': '+30, +10, −10, −30',
      '20-30': '+30, +20, −20, −30',
      none: 'None',
    },
  },
  extension: {
    name: 'Extension',
    note: 'When nobody has the points to return after the last round.',
    values: { 'sudden-death': 'One more round until somebody has them', none: 'None' },
  },
  bust: { name: 'Below nothing', note: 'A player below 0 points ends the match.' },
  agariyame: {
    name: 'The last dealer may stop',
    note: 'The dealer of the last hand who stays, leads and has the points to return ends the match.',
  },
  redFives: { name: 'Red fives', note: 'Each is worth a han.', values: { 0: 'None', 3: 'Three' } },
  severalWinners: {
    name: 'Several winners',
    note: 'Who wins when more than one can take a tile.',
    values: { two: 'Two; three end the hand', all: 'All of them', nearest: 'Nearest in turn' },
  },
  abortiveDraws: { name: 'Abortive draws', note: 'What ends a hand early.', values: DRAWS },
  fourKongs: {
    name: 'Four kongs',
    note: 'When the hand ends.',
    values: { 'after-discard': 'After the next discard', 'at-once': 'At once' },
  },
  notenPayments: { name: 'Not ready pays', note: '3,000 in all at an exhaustive draw.' },
  nagashiMangan: {
    name: 'Discards like a mangan',
    note: 'At an exhaustive draw, for discards that are all terminals and honours and none of them claimed.',
  },
  lateRiichi: { name: 'Late riichi', note: 'Also with fewer than four tiles left.' },
  riichiKong: {
    name: 'Kongs in riichi',
    note: 'Which concealed kong may be made of the tile drawn.',
    values: {
      'same-waits': 'The waits stay the same',
      'same-hand': 'The hand is read the same, too',
      never: 'None',
    },
  },
  swapCalling: {
    name: 'Swap-calling',
    note: 'Which tile may be discarded after a chow or pong.',
    values: {
      none: 'Neither the one claimed nor the other end',
      'other-end': 'The other end',
      any: 'Any',
    },
  },
  orphansRobConcealed: {
    name: 'Thirteen orphans rob',
    note: 'Thirteen orphans may rob a concealed kong.',
  },
  kanDora: {
    name: 'Kong dora',
    note: 'When the indicator of an exposed kong is turned up.',
    values: { late: 'With the next discard', 'at-once': 'At once', none: 'Never, of no kong' },
  },
  uraDora: {
    name: 'Dora underneath',
    note: 'For winners in riichi.',
    values: { all: 'Under all indicators', first: 'Under the first', none: 'None' },
  },
  ippatsu: { name: 'Ippatsu', note: 'A han for winning within one go-round after riichi.' },
  openTanyao: { name: 'Open all simples', note: 'All simples also counts with melds laid out.' },
  minimumHan: { name: 'Minimum', note: 'Han needed to win; dora do not count.' },
  doubleWindPair: {
    name: 'Pair of a double wind',
    note: 'Fu for a pair of the wind of seat and round.',
    values: { 4: '4 fu', 2: '2 fu' },
  },
  roundUpMangan: { name: 'Mangan raised', note: '4 han and 30 fu, or 3 han and 60, are a mangan.' },
  countedYakuman: { name: 'Counted yakuman', note: '13 han are a yakuman.' },
  yakumanStack: { name: 'Yakuman add up', note: 'Several in one hand are added.' },
  doubleYakuman: { name: 'Double yakuman', note: 'Four rare ones count twice.' },
  pao: {
    name: 'Responsibility',
    note: 'For which yakuman the player answers who fed its last set.',
    values: ANSWERED,
  },
  claimSeconds: standard.tableWords.claimSeconds,
  strictCalling: standard.tableWords.strictCalling,
  falseWin: {
    name: 'False win',
    note: 'What a wrong call costs.',
    values: { chombo: 'A mangan to the others', 'open-hand': 'Play on with an open hand' },
  },
};
