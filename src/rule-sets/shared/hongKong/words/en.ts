import type { ChoiceWords, GameWords, UnitWords, OptionWords } from '../../../../ui/text/gameWords';
import type { common as ids, items as itemIds } from '../vocabulary';
import { calls } from './calls';
import type { OptionSpec } from '../../../../engine/rules';
import type { playOptions, tableOptions } from '../options';

export const faan: UnitWords = {
  heading: 'Faan',
  amount: (value) => `${value} faan`,
  range: (least, most) => `${least}–${most} faan`,
  below: (value, minimum) => `${value} faan, ${minimum} needed`,
};

/** Hands that are paid the limit have no number. */
export const limit: UnitWords = {
  heading: 'Limit',
  amount: () => 'Limit',
  range: () => 'Limit',
  below: () => 'Limit',
};

export const points: UnitWords = {
  heading: 'Points',
  amount: (value) => `${value} ${value === 1 ? 'point' : 'points'}`,
  range: (least, most) => `${least}–${most} points`,
  below: (value, minimum) => `${value} points, ${minimum} needed`,
};

export const rounds: ChoiceWords = {
  name: 'Length',
  value: (count) => (count === 1 ? 'East round' : `${count} rounds`),
};

export const kongNotRobbed = () => 'Complete, but this kong may not be robbed here';

/** The minimum, beside the name of the game. */
export const minimumWords = (least = 0) => (least === 0 ? 'any complete hand wins' : `${least} faan minimum`);

type OptionsOf<Specs extends Readonly<Record<string, OptionSpec>>> = {
  readonly [Id in keyof Specs]: OptionWords<Specs[Id]>;
};

/** What of the words the shared vocabulary needs, and what else is alike. */
type CommonWords = Pick<
  GameWords,
  | Extract<keyof typeof ids, keyof GameWords>
  | 'calls'
  | 'goal'
  | 'headings'
  | 'reasons'
  | 'factors'
  | 'groups'
>;

type MatchOptions = typeof tableOptions & Pick<typeof playOptions, 'rounds' | 'dealerRepeats'>;

/** What both Hong Kong rule sets count. */
export const items: Readonly<Record<(typeof itemIds)[number], string>> = {
  'dragon-pong': 'Dragon pong',
  'seat-wind': 'Seat wind pong',
  'round-wind': 'Prevailing wind pong',
  'common-hand': 'Common hand',
  'all-pongs': 'All pongs',
  'clean-hand': 'Clean hand',
  'seven-pairs': 'Seven pairs',
  'pure-hand': 'Pure hand',
  'little-dragons': 'Little three dragons',
  'little-winds': 'Little four winds',
  'self-drawn': 'Self-drawn',
  'robbed-kong': 'Robbed kong',
  'last-tile': 'Last tile',
  'no-bonus-tiles': 'No flowers or seasons',
  'own-flower': 'Own flower',
  'own-season': 'Own season',
  'all-flowers': 'All four flowers',
  'all-seasons': 'All four seasons',
  'heavenly-hand': 'Heavenly hand',
  'earthly-hand': 'Earthly hand',
  'thirteen-orphans': 'Thirteen orphans',
  'heavenly-gates': 'Heavenly gates',
  'concealed-pongs': 'Four concealed pongs',
  'all-kongs': 'Four kongs',
  'all-honors': 'All honours',
  'great-dragons': 'Great three dragons',
  'great-winds': 'Great four winds',
  'eight-bonus-tiles': 'Eight flowers and seasons',
};

/** The settings of a table and of a match. */
export const tableWords: OptionsOf<MatchOptions> = {
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
  rounds: { name: 'Rounds', note: 'How many prevailing winds are played; each player deals once in each.' },
  dealerRepeats: {
    name: 'The dealer stays',
    note: 'Whether the dealer deals again after winning or a drawn hand.',
    values: { always: 'Always', three: 'Up to three hands', never: 'Never' },
  },
};

export const optionWords: OptionsOf<typeof playOptions> = {
  ...tableWords,
  bonusTiles: { name: 'Flowers and seasons', note: 'Eight bonus tiles and the faan they bring.' },
  dice: {
    name: 'Dice',
    note: 'How the place where the wall is broken is thrown for.',
    values: { three: 'Three dice', 'two-twice': 'Two dice, twice' },
  },
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
  goulash: {
    name: 'Drawn hands',
    note: 'What a hand without a winner leaves to the next winner.',
    values: { replay: 'Nothing', pot: 'A pot' },
  },
  potPoints: { name: 'Pot per drawn hand', note: 'What each other player then pays the next winner.' },
  minimumFaan: { name: 'Minimum faan', note: 'A hand worth less may not win.' },
  sevenPairsDistinct: { name: 'Seven different pairs', note: 'Off: four alike may stand for two pairs.' },
  commonHand: {
    name: 'Common hand',
    note: 'Four chows and a pair of numbered tiles.',
    values: { plain: 'Any', strict: 'No bonus tiles, pair not from a discard' },
  },
};

/** Values of items as an option. */
export const values = {
  name: 'Values of items',
  note: 'What each item counts. 0: it does not count.',
};

/** Why a table cannot be played. */
export const mixtures = {
  'minimum-unreachable': ({ needs, most }: Readonly<Record<string, number>>) =>
    `The minimum is ${needs} faan, but no hand can count more than ${most}. Lower the minimum or raise some values.`,
};

export const groups = {
  match: 'Match',
  table: 'At the table',
  play: 'Play',
  hands: 'Hands that may win',
  limits: 'Limits',
  payment: 'Payment',
};

/** Payments that all of these games know. */
export const reasons = { win: 'win', 'false-win': 'false win' };

/** What else both Hong Kong rule sets say alike. */
export const common = {
  refusals: {
    'below-minimum': ({ has, needs }) => `Complete, but ${has} of ${needs} faan`,
    'kong-not-robbed': kongNotRobbed,
    'not-complete': () => 'The hand is not complete',
    'not-enough-bonus-tiles': () => 'Too few bonus tiles to win with',
  },
  declarations: {},
  phases: {},
  notes: {},
  marks: {},
  endings: {},
  calls,
  goal: (sets, minimum = 0) =>
    `To win: ${sets} sets and a pair${minimum > 0 ? `, worth at least ${minimum} faan` : ''}`,
  choices: {
    minimumFaan: { name: 'A win is worth at least', value: faan.amount },
    rounds,
  },
  headings: {
    items: 'Faan',
    steps: 'From faan to points',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `minimum of ${minimum} met` : ''),
    payments: (options) =>
      options['dealerDoubles'] === true
        ? 'East pays and is paid double.'
        : 'East pays and is paid like anyone.',
  },
  reasons: { ...reasons, limit: 'limit hand', pot: 'pot of drawn hands' },
  factors: {
    'self-drawn': 'self-drawn',
    discarder: 'discarded',
    'winner-east': 'winner is East',
    'loser-east': 'East pays',
  },
  situations: {
    'last-tile': { name: 'Last tile', told: 'with the last tile of the wall' },
    'kong-replacement': { name: 'After a kong', told: 'on the tile drawn for the kong' },
    'double-kong-replacement': { name: 'Kong on kong', told: 'on the tile drawn for the second kong' },
    'first-draw': { name: 'Dealt hand', told: 'with the dealt fourteen tiles' },
    'first-discard': { name: 'First discard', told: 'the dealer’s first' },
  },
  groups,
} as const satisfies CommonWords;
