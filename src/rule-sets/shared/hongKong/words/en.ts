import type { ChoiceWords, FirstGameWords, UnitWords } from '../../../../ui/text/gameWords';
import type { common as ids } from '../vocabulary';
import { calls } from './calls';

/** What of the words the shared vocabulary needs, and what else is alike. */
type CommonWords = Pick<FirstGameWords, Extract<keyof typeof ids, keyof FirstGameWords> | 'calls' | 'goal'>;

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
} as const satisfies CommonWords;
