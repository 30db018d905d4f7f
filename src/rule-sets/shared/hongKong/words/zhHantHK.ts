import type { ChoiceWords, FirstGameWords, UnitWords } from '../../../../ui/text/gameWords';
import type { common as ids } from '../vocabulary';
import { calls } from './calls';

/** What of the words the shared vocabulary needs, and what else is alike. */
type CommonWords = Pick<FirstGameWords, Extract<keyof typeof ids, keyof FirstGameWords> | 'calls' | 'goal'>;

export const faan: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
};

/** Hands that are paid the limit have no number. */
export const limit: UnitWords = {
  heading: '爆棚',
  amount: () => '爆棚',
  range: () => '爆棚',
  below: () => '爆棚',
};

export const points: UnitWords = {
  heading: '分',
  amount: (value) => `${value} 分`,
  range: (least, most) => `${least}–${most} 分`,
  below: (value, minimum) => `${value} 分，須 ${minimum} 分`,
};

export const rounds: ChoiceWords = {
  name: '長度',
  value: (count) => (count === 1 ? '東圈' : `${count} 圈`),
};

export const kongNotRobbed = () => '已成糊，但此槓不可搶';

/** The minimum, beside the name of the game. */
export const minimumWords = (least = 0) => (least === 0 ? '成糊即可食糊' : `${least} 番起糊`);

/** What else both Hong Kong rule sets say alike. */
export const common = {
  refusals: {
    'below-minimum': ({ has, needs }) => `已成糊，但只得 ${has} 番，須 ${needs} 番`,
    'kong-not-robbed': kongNotRobbed,
    'not-complete': () => '尚未成糊',
    'not-enough-bonus-tiles': () => '花牌不足，不可食糊',
  },
  declarations: {},
  phases: {},
  notes: {},
  marks: {},
  endings: {},
  calls,
  goal: (sets, minimum = 0) => `食糊：${sets} 組牌加一對眼${minimum > 0 ? `，最少 ${minimum} 番` : ''}`,
  choices: {
    minimumFaan: { name: '起糊番數', value: faan.amount },
    rounds,
  },
} as const satisfies CommonWords;
