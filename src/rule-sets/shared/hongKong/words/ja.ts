import type { GameWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import { calls } from '../../standard/words/calls';
import * as standard from '../../standard/words/ja';
import type { commonHandOptions, playOptions } from '../options';

export const faan: UnitWords = {
  heading: '翻',
  amount: (value) => `${value}翻`,
  range: (least, most) => `${least}〜${most}翻`,
  below: (value, minimum) => `${value}翻、${minimum}翻必要`,
};

/** The minimum, beside the name of the game. */
export const minimumWords = (least = 0) => (least === 0 ? '縛りなし' : `${least}翻縛り`);

type CommonWords = Pick<
  GameWords,
  'refusals' | 'choices' | 'situations' | 'calls' | 'goal' | 'headings' | 'reasons' | 'factors' | 'groups'
>;

/** What the two older Hong Kong rule sets count. */
export const items = {
  'dragon-pong': '三元牌の刻子',
  'seat-wind': '自風',
  'round-wind': '場風',
  'common-hand': '平和',
  'all-pongs': '対々和',
  'clean-hand': '混一色',
  'seven-pairs': '七対子',
  'pure-hand': '清一色',
  'little-dragons': '小三元',
  'little-winds': '小四喜',
  'self-drawn': 'ツモ',
  'robbed-kong': '槍槓',
  'last-tile': '海底・河底',
  'no-bonus-tiles': '花牌なし',
  'own-flower': '自分の花',
  'own-season': '自分の季節',
  'all-flowers': '四つの花',
  'all-seasons': '四つの季節',
  'heavenly-hand': '天和',
  'earthly-hand': '地和',
  'thirteen-orphans': '十三幺',
  'heavenly-gates': '九蓮宝燈',
  'concealed-pongs': '四暗刻',
  'all-kongs': '四槓子',
  'all-honors': '字一色',
  'great-dragons': '大三元',
  'great-winds': '大四喜',
  'eight-bonus-tiles': '八枚の花牌',
};

export const optionWords: OptionsInWords<typeof playOptions> = {
  ...standard.tableWords,
  ...standard.matchWords,
  ...standard.playWords,
  bonusTiles: { name: '花牌', note: '花と季節の八枚と、その翻。' },
  dice: {
    name: 'サイコロ',
    note: '開門の位置の決め方。',
    values: { three: '三個', 'two-twice': '二個を二回（二度振り）' },
  },
  goulash: {
    name: '流局',
    note: '流局が次のアガリに残すもの。',
    values: { replay: 'なし', pot: '供託' },
  },
  potPoints: { name: '流局ごとの供託', note: '次にアガった人へ、ほかの各家が払う点。' },
  minimumFaan: { name: '縛り', note: '翻数が足りない手ではアガれません。' },
  sevenPairsDistinct: { name: '七対子は別々', note: 'なし：同じ牌四枚を二つの対子に数えます。' },
};

export const commonHandWords: OptionsInWords<typeof commonHandOptions> = {
  commonHand: {
    name: '平和',
    note: '四つの順子と、数牌の雀頭。',
    values: { plain: '制限なし', strict: '花牌なし、雀頭はロン不可' },
  },
};

/** Why a table cannot be played. */
export const mixtures = {
  'minimum-unreachable': ({ needs, most }: Readonly<Record<string, number>>) =>
    `${needs}翻縛りですが、どの手も最大${most}翻です。縛りを下げるか、役の価値を上げてください。`,
};

const groups = {
  ...standard.groups,
  hands: 'アガリの条件',
  limits: '満貫',
  payment: '支払い',
};

/** What else all Hong Kong rule sets say alike. */
export const common = {
  refusals: {
    'below-minimum': ({ has, needs }) => `形は完成。${has}翻しかなく、${needs}翻必要です`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '手牌が完成していません',
    'not-enough-bonus-tiles': () => '花牌が足りません',
  },
  calls,
  goal: standard.goal,
  choices: {
    minimumFaan: { name: '縛り', value: faan.amount },
    rounds: standard.rounds,
  },
  headings: {
    items: '翻',
    steps: '翻から点へ',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `${minimum}翻縛りを満たす` : ''),
    payments: (options) => (options['dealerDoubles'] === true ? '親は収支とも倍。' : '親の収支は子と同じ。'),
  },
  reasons: { ...standard.reasons, limit: '満貫の手', pot: '流局の供託' },
  factors: {
    'self-drawn': 'ツモ',
    discarder: '放銃',
    'winner-east': '親のアガリ',
    'loser-east': '親の支払い',
  },
  situations: {
    'last-tile': { name: '最後の牌', told: '山の最後の牌' },
    'kong-replacement': { name: '嶺上牌', told: 'カンの後の嶺上牌' },
    'double-kong-replacement': { name: '連続カン', told: '二回目のカンの嶺上牌' },
    'first-draw': { name: '配牌', told: '配られた十四枚' },
    'first-discard': { name: '第一打', told: '親の第一打' },
  },
  groups,
} as const satisfies CommonWords;
