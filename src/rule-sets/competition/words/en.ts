import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/en';
import type { competitionOptions } from '../options';
import type { Ids } from '../table';
import { competitionCalls } from './calls';
import { items } from './itemsInEnglish';

/** What hands are counted in: players say points for it as well. */
const faan: UnitWords = {
  heading: 'Points of the hand',
  amount: (value) => `${value} ${value === 1 ? 'point' : 'points'}`,
  range: (least, most) => `${least}–${most} points`,
  below: (value, minimum) => `${value} ${value === 1 ? 'point' : 'points'}, ${minimum} needed`,
};

const minimumWords = (least = 0) => (least === 0 ? 'any complete hand wins' : `${least} points to win`);

export const words: OwnWords<Ids, typeof competitionOptions> = {
  introduction: {
    title: 'What is different in Chinese Official',
    points: [
      {
        name: 'Eight points',
        text: 'A hand is worth the points of all items that it has, of a list of 81. It needs eight of them to win; flowers do not help.',
      },
      {
        name: 'Chows together',
        text: 'Most hands win by what their sets make together: three chows of the same numbers, a straight, or chows and pongs one number apart, in one suit or in three.',
      },
      {
        name: 'Knitted tiles',
        text: 'There are two more forms: fourteen different tiles of honours and a knitted pattern (147, 258, 369, each of another suit), and all nine of such a pattern with a set and a pair.',
      },
      {
        name: 'Tied once',
        text: 'Two sets are counted together once only, and never in a ring. The best way to count is found for you.',
      },
      {
        name: 'Everybody pays',
        text: 'Each player pays the winner 8 points. Who discarded the tile pays the points of the hand as well; if it was drawn, all do. Nobody pays double.',
      },
      {
        name: 'Sixteen hands',
        text: 'The deal passes after every hand. Before each round the players change places.',
      },
    ],
  },
  units: { faan, 'bonus-faan': { ...faan, heading: 'Flowers', isAdded: true }, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `Complete, but ${has} of ${needs} points`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => 'The hand is not complete',
  },
  calls: competitionCalls,
  goal: (sets = 0, minimum = 0) =>
    `To win: ${sets} sets and a pair${minimum > 0 ? `, worth at least ${minimum} points` : ''}`,
  bar: (minimum) => `Chinese Official, ${minimumWords(minimum)}`,
  choices: { rounds: standard.rounds },
  presets: {
    standard: 'Standard',
    easy: 'Easy: no minimum',
    'green-book': 'English book of 2006',
    tournament: 'As in tournaments',
  },
  facts: {
    minimum: { name: 'To win', codes: {}, count: (least) => `${least} points` },
    base: { name: 'Each loser pays', codes: {}, count: (base) => `${base} points, and the hand if due` },
    bonusTiles: {
      name: 'Flowers and seasons',
      codes: { 'outside-minimum': 'Outside the minimum', none: 'None' },
    },
    edition: { name: 'Edition', codes: { 1998: 'Chinese book of 1998', 2006: 'English book of 2006' } },
  },
  items,
  headings: {
    items: 'Items',
    steps: 'From items to points',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `minimum of ${minimum} met` : ''),
    payments: () => 'Everybody pays the base; the hand is paid by the discarder, or by all if it was drawn.',
  },
  steps: { faan: 'Items', 'bonus-faan': 'Flowers', minimum: 'Minimum', base: 'Points of the hand' },
  omissions: {
    'part-of': (item, by) => `${item}: part of ${by}`,
    'outside-minimum': () => 'Flowers do not count towards the minimum.',
  },
  reasons: { ...standard.reasons, base: 'base', win: 'hand', 'table-points': 'Table points' },
  factors: { 'not-ready': 'not even ready' },
  situations: {
    'last-tile': { name: 'Last tile of the wall', told: 'the last one of the wall' },
    'kong-replacement': { name: 'After a kong', told: 'on the tile drawn for a kong' },
    'bonus-replacement': { name: 'After a flower', told: 'on the tile drawn for a flower' },
    'first-draw': { name: 'Dealt hand', told: 'with the dealt fourteen tiles' },
    'last-of-kind': { name: 'Last of its kind', told: 'the other three lying open' },
  },
  groups: { ...standard.groups, scoring: 'Scoring' },
  options: {
    ...standard.tableWords,
    rounds: standard.matchWords.rounds,
    bonusTiles: { name: 'Flowers and seasons', note: 'Eight bonus tiles, a point each for the winner.' },
    concealedKongs: {
      name: 'Concealed kongs',
      note: 'What others see of them until the hand is over.',
      values: { hidden: 'Face down', shown: 'Shown' },
    },
    seatChanges: { name: 'Change places', note: 'Before each new round the players change places.' },
    tablePoints: {
      name: 'Table points',
      note: 'The result also shows 4, 2, 1 and 0 for the places, as tournaments count them.',
    },
    edition: {
      name: 'Edition',
      note: 'The books differ in a few values, and in which items count beside others.',
      values: { 1998: 'Chinese book of 1998', 2006: 'English book of 2006' },
    },
    minimumFaan: { name: 'Points to win', note: 'A hand worth less, without flowers, may not win.' },
    basePoints: { name: 'Base points', note: 'What every loser pays beside the hand.' },
    impossibleWaits: {
      name: 'Used-up waits',
      note: 'Whether a kind of which you hold all four still is a second wait.',
      values: { count: 'It is', ignore: 'It is not' },
    },
    knittedWaits: {
      name: 'Waits in a knitted straight',
      note: 'On: a tile of the nine may count as a wait where it also stands in the chow or the pair.',
    },
    falseWin: {
      name: 'False win',
      note: 'What a wrong call costs.',
      values: {
        'pay-and-stop': 'Pay, and win no more',
        pay: 'Pay each player',
        'open-hand': 'Play on with an open hand',
      },
    },
    falseWinPoints: {
      name: 'Points for a false win',
      note: 'Paid to each other player at once; twice as many for a hand that was not even ready.',
    },
  },
};
