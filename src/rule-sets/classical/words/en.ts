import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/en';
import type { Ids } from '../table';
import type { classicalOptions } from '../options';

const doublings: UnitWords = {
  heading: 'Doublings',
  amount: (value) => `${value} ${value === 1 ? 'doubling' : 'doublings'}`,
  range: (least, most) => `${least}–${most} doublings`,
  below: (value, minimum) => `${value} doublings, ${minimum} needed`,
  brief: (value) => `×${2 ** value}`,
};

const settled = { fines: 'Between each two', keep: 'Own score kept' };

const { claimSeconds, strictCalling, falseWin, falseWinPoints, startPoints } = standard.tableWords;

const { deadWall, robKong, severalWinners } = standard.playWords;

export const words: OwnWords<Ids, typeof classicalOptions> = {
  introduction: {
    title: 'What is different in Chinese classical',
    points: [
      {
        name: 'Every hand scores',
        text: 'Pongs, kongs, some pairs and extra tiles are worth points in all four hands. Dragons, your own wind and a single suit double them.',
      },
      {
        name: 'Everybody settles',
        text: 'After a win each two players compare scores. The lower pays the higher the difference, and East pays and receives double.',
      },
      { name: 'No minimum', text: 'Any complete hand wins. The win itself is worth 20 points.' },
      {
        name: 'Dead discards',
        text: 'Only the latest discard lies face up. A player who is one tile from winning says so aloud.',
      },
    ],
  },
  units: { points: standard.points, doublings, limit: standard.limit },
  refusals: { 'kong-not-robbed': standard.kongNotRobbed },
  declarations: {
    'concealed-pong': {
      name: 'Lay out',
      verb: 'lay out a concealed pong',
      said: ({ name, isYou, tile }) =>
        `${name} ${isYou ? 'lay' : 'lays'} out a concealed pong of ${tile ?? 'tiles'}.`,
    },
  },
  notes: {
    ready: ({ name, isYou }) => `${name} ${isYou ? 'are' : 'is'} ready.`,
    capture: ({ name, isYou, tile }) => `${name} ${isYou ? 'take' : 'takes'} the catch: ${tile ?? ''}.`,
  },
  marks: { ready: () => 'Ready' },
  calls: { ...calls, calls: { ...calls.calls, ready: '叫糊' } },
  goal: (sets) => `To win: ${sets} sets and a pair`,
  bar: (limit) => (limit === undefined ? 'Classical, no limit' : `Classical, limit ${limit}`),
  choices: { hands: { name: 'Length', value: (count) => `${count} hands` } },
  presets: {
    standard: 'Standard',
    'no-extras': 'No extra tiles',
    'all-extras': 'All extra tiles',
    'own-scores': 'Own scores',
  },
  facts: {
    tiles: { name: 'Tiles', codes: {}, count: (tiles) => `${tiles}` },
    scored: { name: 'Scored', codes: { 'all-hands': 'All four hands' } },
    limit: { name: 'Limit', codes: { none: 'None' }, count: standard.points.amount },
    settled: { name: 'Settled', codes: settled },
  },
  items: {
    pong: 'Pong',
    kong: 'Kong',
    pair: 'Pair of dragons or own wind',
    'extra-tile': 'Season or special tile',
    'mah-jong': 'Mah-Jong',
    'loose-tile': 'Won with a loose tile',
    'from-wall': 'Won from the wall',
    'dragon-pong': 'Dragon pong',
    'seat-wind': 'Own wind pong',
    'one-suit-and-honors': 'Clean hand',
    'one-suit': 'Pure hand',
    'all-honors': 'Honours only',
    'own-season': 'Own season',
    'season-bouquet': 'Four seasons of a set',
    'special-pair': 'Owner with catch',
    'hidden-treasure': 'Hidden treasure',
    'all-honors-hand': 'All honours',
    'imperial-jade': 'Imperial jade',
    'three-great-scholars': 'Three great scholars',
    'four-large-blessings': 'Four large blessings',
    'all-kongs': 'Four kongs',
    'nine-united-sons': 'Nine united sons',
    'thirteen-unique-wonders': 'Thirteen unique wonders',
    'heavenly-peace': 'Heavenly peace',
    'earthly-peace': 'Earthly peace',
    'moon-from-the-bottom': 'Moon from the bottom of the sea',
    'heavenly-twins': 'Heavenly twins',
    'kong-on-kong': 'Kong on kong',
  },
  headings: {
    items: 'Points and doublings',
    steps: 'From points to the score',
    payments: ({ settle }) =>
      settle === 'fines' ? 'East pays and receives double.' : 'Everyone keeps their own score.',
  },
  steps: { points: 'Points', doubled: 'Doubled', limit: 'Limit', 'special-hand': 'Special hand' },
  reasons: {
    difference: 'difference of scores',
    'own-score': 'own score',
    'false-win': standard.reasons['false-win'],
  },
  factors: { east: 'East' },
  situations: {
    'kong-replacement': { name: 'After a kong', told: 'on the loose tile drawn for the kong' },
    'bonus-replacement': { name: 'After a bonus tile', told: 'on the loose tile drawn for an extra tile' },
    'double-kong-replacement': { name: 'Kong on kong', told: 'on the loose tile drawn for the second kong' },
    'first-draw': { name: 'Dealt hand', told: 'with the dealt fourteen tiles' },
    'first-discard': { name: 'First discard', told: 'East’s first' },
  },
  groups: { ...standard.groups, scoring: 'Scoring' },
  mixtures: {
    'nothing-counts': () =>
      'No item counts any points, so no hand can score. Give at least one of them a value.',
    'limit-too-low': ({ limit, least }) =>
      `The limit is ${limit} points, but every winning hand counts at least ${least}. Raise the limit.`,
    'scores-too-large': () =>
      'Without a limit, doublings of these values could make scores too large to count. Set a limit or lower them.',
  },
  options: {
    values: standard.values,
    extraTiles: {
      name: 'Extra tiles',
      note: 'Eight seasons, four of them drawn as flowers, and eight special tiles.',
      values: { none: 'None', seasons: 'Seasons', all: 'Seasons and special tiles' },
    },
    deadWall,
    robKong: {
      ...robKong,
      values: { ...robKong.values, 'added-or-thirteen-orphans': 'Concealed ones by unique wonders' },
    },
    severalWinners: { ...severalWinners, values: { nearest: 'Nearest in turn' } },
    readyCall: {
      name: 'Ready call',
      note: 'Everybody hears when a player is one tile from winning.',
      values: { automatic: 'Automatic', off: 'Off' },
    },
    dealerRepeats: {
      name: 'East stays',
      note: 'A drawn hand is always played again.',
      values: { draw: 'After a drawn hand', always: 'Also after winning' },
    },
    hands: { name: 'Hands', note: 'Hands of a match; those played again are not counted.' },
    claimSeconds,
    strictCalling,
    falseWin,
    falseWinPoints,
    startPoints,
    sevenPairsDistinct: {
      name: 'Seven different pairs',
      note: 'For heavenly twins. Off: four alike may stand for two pairs.',
    },
    limit: { name: 'Limit', note: 'No hand scores more.', values: { none: 'No limit' } },
    settle: { name: 'Settling', note: 'What the players pay after a hand.', values: settled },
  },
};
