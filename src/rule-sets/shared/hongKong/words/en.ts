import type { GameWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import { calls } from '../../standard/words/calls';
import * as standard from '../../standard/words/en';
import type { commonHandOptions, playOptions } from '../options';

export const faan: UnitWords = {
  heading: 'Faan',
  amount: (value) => `${value} faan`,
  range: (least, most) => `${least}–${most} faan`,
  below: (value, minimum) => `${value} faan, ${minimum} needed`,
};

/** The minimum, beside the name of the game. */
export const minimumWords = (least = 0) => (least === 0 ? 'any complete hand wins' : `${least} faan minimum`);

type CommonWords = Pick<
  GameWords,
  'refusals' | 'choices' | 'situations' | 'calls' | 'goal' | 'headings' | 'reasons' | 'factors' | 'groups'
>;

/** What the two older Hong Kong rule sets count. */
export const items = {
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

export const optionWords: OptionsInWords<typeof playOptions> = {
  ...standard.tableWords,
  ...standard.matchWords,
  ...standard.playWords,
  bonusTiles: { name: 'Flowers and seasons', note: 'Eight bonus tiles and the faan they bring.' },
  dice: {
    name: 'Dice',
    note: 'How the place where the wall is broken is thrown for.',
    values: { three: 'Three dice', 'two-twice': 'Two dice, twice' },
  },
  goulash: {
    name: 'Drawn hands',
    note: 'What a hand without a winner leaves to the next winner.',
    values: { replay: 'Nothing', pot: 'A pot' },
  },
  potPoints: { name: 'Pot per drawn hand', note: 'What each other player then pays the next winner.' },
  minimumFaan: { name: 'Minimum faan', note: 'A hand worth less may not win.' },
  sevenPairsDistinct: { name: 'Seven different pairs', note: 'Off: four alike may stand for two pairs.' },
};

export const commonHandWords: OptionsInWords<typeof commonHandOptions> = {
  commonHand: {
    name: 'Common hand',
    note: 'Four chows and a pair of numbered tiles.',
    values: { plain: 'Any', strict: 'No bonus tiles, pair not from a discard' },
  },
};

/** Why a table cannot be played. */
export const mixtures = {
  'minimum-unreachable': ({ needs, most }: Readonly<Record<string, number>>) =>
    `The minimum is ${needs} faan, but no hand can count more than ${most}. Lower the minimum or raise some values.`,
};

const groups = {
  ...standard.groups,
  hands: 'Hands that may win',
  limits: 'Limits',
  payment: 'Payment',
};

/** What else all Hong Kong rule sets say alike. */
export const common = {
  refusals: {
    'below-minimum': ({ has, needs }) => `Complete, but ${has} of ${needs} faan`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => 'The hand is not complete',
    'not-enough-bonus-tiles': () => 'Too few bonus tiles to win with',
  },
  calls,
  goal: standard.goal,
  choices: {
    minimumFaan: { name: 'A win is worth at least', value: faan.amount },
    rounds: standard.rounds,
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
  reasons: { ...standard.reasons, limit: 'limit hand', pot: 'pot of drawn hands' },
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
