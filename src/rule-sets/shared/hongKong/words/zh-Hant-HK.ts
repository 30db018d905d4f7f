import type { ChoiceWords, GameWords, UnitWords, OptionWords } from '../../../../ui/text/gameWords';
import type { common as ids, items as itemIds } from '../vocabulary';
import { calls } from './calls';
import type { OptionSpec } from '../../../../engine/rules';
import type { playOptions, tableOptions } from '../options';

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

/** The settings of a table and of a match. */
export const tableWords: OptionsOf<MatchOptions> = {
  claimSeconds: { name: '要牌時限', note: '回應棄牌的秒數；時間過後當作不要。', values: { 0: '不限時' } },
  strictCalling: {
    name: '嚴格食糊',
    note: '任何時候都可叫食糊，包括叫錯；由你自行判斷，不會顯示叫糊的牌、價值及原因。',
  },
  falseWin: { name: '詐糊', note: '叫錯食糊的代價。', values: { 'open-hand': '攤牌續打', pay: '賠各家' } },
  falseWinPoints: { name: '詐糊賠分', note: '即時賠給其他各家。' },
  startPoints: { name: '起始分數', note: '分數可跌至零以下。' },
  rounds: { name: '圈數', note: '打多少圈；每圈各人做莊一次。' },
  dealerRepeats: {
    name: '連莊',
    note: '莊家食糊或流局後是否續莊。',
    values: { always: '一直續莊', three: '最多三局', never: '不續莊' },
  },
};

export const optionWords: OptionsOf<typeof playOptions> = {
  ...tableWords,
  bonusTiles: { name: '花牌', note: '八張花牌及其番數。' },
  dice: {
    name: '擲骰',
    note: '如何擲出開牌位置。',
    values: { three: '三粒骰', 'two-twice': '兩粒骰，擲兩次' },
  },
  deadWall: { name: '留牌', note: '牌山末尾不摸的張數。' },
  severalWinners: {
    name: '多人食糊',
    note: '多於一人可食同一張牌時誰得糊。',
    values: { nearest: '截糊（最近者）', highest: '分數最高者', all: '全部' },
  },
  robKong: {
    name: '搶槓',
    note: '哪些槓可被搶來食糊。',
    values: {
      any: '任何槓',
      added: '只限加槓',
      'added-or-thirteen-orphans': '暗槓只限十三么搶',
      never: '不可搶',
    },
  },
  goulash: {
    name: '流局',
    note: '流局後有否彩池留給下一位食糊者。',
    values: { replay: '沒有', pot: '彩池' },
  },
  potPoints: { name: '每次流局彩池', note: '其他各家付給下一位食糊者。' },
  minimumFaan: { name: '起糊番數', note: '番數不足不可食糊。' },
  sevenPairsDistinct: { name: '七對須不同', note: '關：四張相同可作兩對。' },
  commonHand: {
    name: '平糊',
    note: '四副順子加一對數字牌作眼。',
    values: { plain: '一般', strict: '須無花，眼不可食他人' },
  },
};

/** Values of items as an option. */
export const values = { name: '番種數值', note: '每項番種計多少；0即不計。' };

/** Why a table cannot be played. */
export const mixtures = {
  'minimum-unreachable': ({ needs, most }: Readonly<Record<string, number>>) =>
    `起糊要${needs}番，但任何牌最多只有${most}番。請降低起糊番數，或提高番種數值。`,
};

export const groups = {
  match: '牌局',
  table: '牌桌',
  play: '打法',
  hands: '食糊條件',
  limits: '爆棚',
  payment: '計分',
};

/** Payments that all of these games know. */
export const reasons = { win: '食糊', 'false-win': '詐糊' };

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
  headings: {
    items: '番數',
    steps: '由番計分',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已達 ${minimum} 番起糊` : ''),
    payments: (options) => (options['dealerDoubles'] === true ? '莊家收付加倍。' : '莊家收付與閒家相同。'),
  },
  reasons: { ...reasons, limit: '爆棚', pot: '流局彩池' },
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
