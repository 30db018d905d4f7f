import type { GameWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import { calls } from '../../standard/words/calls';
import * as standard from '../../standard/words/zh-Hans';
import type { commonHandOptions, playOptions } from '../options';

export const faan: UnitWords = {
  heading: '番',
  amount: (value) => `${value}番`,
  range: (least, most) => `${least}–${most}番`,
  below: (value, minimum) => `${value}番，要${minimum}番`,
};

/** The minimum, beside the name of the game. */
export const minimumWords = (least = 0) => (least === 0 ? '成牌即可胡' : `${least}番起胡`);

type CommonWords = Pick<
  GameWords,
  | 'refusals'
  | 'choices'
  | 'situations'
  | 'calls'
  | 'terms'
  | 'goal'
  | 'headings'
  | 'reasons'
  | 'factors'
  | 'groups'
>;

/** What the two older Hong Kong rule sets count. */
export const items = {
  'dragon-pong': '箭刻',
  'seat-wind': '门风刻',
  'round-wind': '圈风刻',
  'common-hand': '平胡',
  'all-pongs': '碰碰胡',
  'clean-hand': '混一色',
  'seven-pairs': '七对',
  'pure-hand': '清一色',
  'little-dragons': '小三元',
  'little-winds': '小四喜',
  'self-drawn': '自摸',
  'robbed-kong': '抢杠',
  'last-tile': '海底捞月',
  'no-bonus-tiles': '无花',
  'own-flower': '正花',
  'own-season': '正季',
  'all-flowers': '一台花',
  'all-seasons': '一台季',
  'heavenly-hand': '天胡',
  'earthly-hand': '地胡',
  'thirteen-orphans': '十三幺',
  'heavenly-gates': '九莲宝灯',
  'concealed-pongs': '四暗刻',
  'all-kongs': '十八罗汉',
  'all-honors': '字一色',
  'great-dragons': '大三元',
  'great-winds': '大四喜',
  'eight-bonus-tiles': '八仙过海',
};

export const optionWords: OptionsInWords<typeof playOptions> = {
  ...standard.tableWords,
  ...standard.matchWords,
  ...standard.playWords,
  bonusTiles: { name: '花牌', note: '八张花牌和它们的番数。' },
  dice: {
    name: '掷骰',
    note: '怎样掷出开牌的位置。',
    values: { three: '三颗骰子', 'two-twice': '两颗骰子，掷两次' },
  },
  goulash: {
    name: '流局',
    note: '流局后有没有彩池留给下一位胡牌者。',
    values: { replay: '没有', pot: '彩池' },
  },
  potPoints: { name: '每次流局的彩池', note: '其他各家各付给下一位胡牌者。' },
  minimumFaan: { name: '起胡番数', note: '番数不够不能胡。' },
  sevenPairsDistinct: { name: '七对须不同', note: '关：四张相同可当两对。' },
};

export const commonHandWords: OptionsInWords<typeof commonHandOptions> = {
  commonHand: {
    name: '平胡',
    note: '四副顺子，数牌作将。',
    values: { plain: '一般', strict: '须无花，将牌不能由点炮凑成' },
  },
};

/** Why a table cannot be played. */
export const mixtures = {
  'minimum-unreachable': ({ needs, most }: Readonly<Record<string, number>>) =>
    `起胡要${needs}番，但任何牌最多只有${most}番。请降低起胡番数，或提高番种番数。`,
};

const groups = {
  ...standard.groups,
  hands: '胡牌条件',
  limits: '封顶',
  payment: '计分',
};

/** What else all Hong Kong rule sets say alike. */
export const common = {
  refusals: {
    'below-minimum': ({ has, needs }) => `牌型已成，但只有${has}番，要${needs}番`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '牌型未成',
    'not-enough-bonus-tiles': () => '花牌不够，不能胡',
  },
  calls,
  terms: standard.terms,
  goal: standard.goal,
  choices: {
    minimumFaan: { name: '起胡番数', value: faan.amount },
    rounds: standard.rounds,
  },
  headings: {
    items: '番数',
    steps: '从番到分',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已够${minimum}番起胡` : ''),
    payments: (options) => (options['dealerDoubles'] === true ? '庄家收付加倍。' : '庄家收付与闲家相同。'),
  },
  reasons: { ...standard.reasons, limit: '封顶', pot: '流局彩池' },
  factors: {
    'self-drawn': '自摸',
    discarder: '点炮',
    'winner-east': '庄家胡牌',
    'loser-east': '庄家付',
  },
  situations: {
    'last-tile': { name: '海底', told: '牌墙的最后一张' },
    'kong-replacement': { name: '杠上', told: '开杠后补的牌' },
    'double-kong-replacement': { name: '杠上杠', told: '第二次开杠后补的牌' },
    'first-draw': { name: '起手牌', told: '起手的十四张' },
    'first-discard': { name: '首张弃牌', told: '庄家打的第一张' },
  },
  groups,
} as const satisfies CommonWords;
