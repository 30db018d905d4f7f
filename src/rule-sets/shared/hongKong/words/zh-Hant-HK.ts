import type { GameWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import { calls } from '../../standard/words/calls';
import * as standard from '../../standard/words/zh-Hant-HK';
import type { commonHandOptions, playOptions } from '../options';

export const faan: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
};

/** The minimum, beside the name of the game. */
export const minimumWords = (least = 0) => (least === 0 ? '成糊即可食糊' : `${least} 番起糊`);

type CommonWords = Pick<
  GameWords,
  'refusals' | 'choices' | 'situations' | 'calls' | 'goal' | 'headings' | 'reasons' | 'factors' | 'groups'
>;

/** What the two older Hong Kong rule sets count. */
export const items = {
  'dragon-pong': '三元牌刻子',
  'seat-wind': '門風',
  'round-wind': '圈風',
  'common-hand': '平糊',
  'all-pongs': '對對糊',
  'clean-hand': '混一色',
  'seven-pairs': '七對子',
  'pure-hand': '清一色',
  'little-dragons': '小三元',
  'little-winds': '小四喜',
  'self-drawn': '自摸',
  'robbed-kong': '搶槓',
  'last-tile': '海底撈月',
  'no-bonus-tiles': '無花',
  'own-flower': '正花',
  'own-season': '正季',
  'all-flowers': '一台花',
  'all-seasons': '一台季',
  'heavenly-hand': '天糊',
  'earthly-hand': '地糊',
  'thirteen-orphans': '十三么',
  'heavenly-gates': '九子連環',
  'concealed-pongs': '坎坎糊',
  'all-kongs': '十八羅漢',
  'all-honors': '字一色',
  'great-dragons': '大三元',
  'great-winds': '大四喜',
  'eight-bonus-tiles': '八仙過海',
};

export const optionWords: OptionsInWords<typeof playOptions> = {
  ...standard.tableWords,
  ...standard.matchWords,
  ...standard.playWords,
  bonusTiles: { name: '花牌', note: '八張花牌及其番數。' },
  dice: {
    name: '擲骰',
    note: '如何擲出開牌位置。',
    values: { three: '三粒骰', 'two-twice': '兩粒骰，擲兩次' },
  },
  goulash: {
    name: '流局',
    note: '流局後有否彩池留給下一位食糊者。',
    values: { replay: '沒有', pot: '彩池' },
  },
  potPoints: { name: '每次流局彩池', note: '其他各家付給下一位食糊者。' },
  minimumFaan: { name: '起糊番數', note: '番數不足不可食糊。' },
  sevenPairsDistinct: { name: '七對須不同', note: '關：四張相同可作兩對。' },
};

export const commonHandWords: OptionsInWords<typeof commonHandOptions> = {
  commonHand: {
    name: '平糊',
    note: '四副順子加一對數字牌作眼。',
    values: { plain: '一般', strict: '須無花，眼不可食他人' },
  },
};

/** Why a table cannot be played. */
export const mixtures = {
  'minimum-unreachable': ({ needs, most }: Readonly<Record<string, number>>) =>
    `起糊要${needs}番，但任何牌最多只有${most}番。請降低起糊番數，或提高番種數值。`,
};

const groups = {
  ...standard.groups,
  hands: '食糊條件',
  limits: '爆棚',
  payment: '計分',
};

/** What else all Hong Kong rule sets say alike. */
export const common = {
  refusals: {
    'below-minimum': ({ has, needs }) => `已成糊，但只得 ${has} 番，須 ${needs} 番`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '尚未成糊',
    'not-enough-bonus-tiles': () => '花牌不足，不可食糊',
  },
  calls,
  goal: standard.goal,
  choices: {
    minimumFaan: { name: '起糊番數', value: faan.amount },
    rounds: standard.rounds,
  },
  headings: {
    items: '番數',
    steps: '由番計分',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已達 ${minimum} 番起糊` : ''),
    payments: (options) => (options['dealerDoubles'] === true ? '莊家收付加倍。' : '莊家收付與閒家相同。'),
  },
  reasons: { ...standard.reasons, limit: '爆棚', pot: '流局彩池' },
  factors: {
    'self-drawn': '自摸',
    discarder: '出銃',
    'winner-east': '莊家食糊',
    'loser-east': '莊家付',
  },
  situations: {
    'last-tile': { name: '海底', told: '牌山最後一張' },
    'kong-replacement': { name: '槓上', told: '開槓後補的牌' },
    'double-kong-replacement': { name: '槓上槓', told: '第二次開槓後補的牌' },
    'first-draw': { name: '起手牌', told: '派牌的十四張' },
    'first-discard': { name: '首張棄牌', told: '莊家第一張棄牌' },
  },
  groups,
} as const satisfies CommonWords;
