import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/ja';
import type { Ids } from '../table';
import type { classicalOptions } from '../options';

const doublings: UnitWords = {
  heading: '翻',
  amount: (value) => `${value}翻`,
  range: (least, most) => `${least}〜${most}翻`,
  below: (value, minimum) => `${value}翻、${minimum}翻必要`,
  brief: (value) => `×${2 ** value}`,
};

const settled = { fines: '二人ずつ差を精算', keep: '各自の点を記録' };

const { claimSeconds, strictCalling, falseWin, falseWinPoints, startPoints } = standard.tableWords;

const { deadWall, robKong, severalWinners } = standard.playWords;

export const words: OwnWords<Ids, typeof classicalOptions> = {
  introduction: {
    title: '中国古典麻雀はここが違う',
    points: [
      {
        name: '全員の手を計算',
        text: '刻子・槓子・一部の対子・花牌は、四人全員の手で点になります。三元牌、自風、一色がそれを倍にします。',
      },
      {
        name: '全員で精算',
        text: 'アガリの後、二人ずつ点を比べ、低い方が高い方に差を払います。東家の収支は倍です。',
      },
      { name: '縛りなし', text: '形が完成すればアガれます。アガリそのものが20点です。' },
      {
        name: '捨て牌は伏せる',
        text: '表を向いているのは最後の捨て牌だけ。テンパイした人は声に出して告げます。',
      },
    ],
  },
  units: { points: standard.points, doublings, limit: standard.limit },
  refusals: { 'kong-not-robbed': standard.kongNotRobbed },
  declarations: {
    'concealed-pong': {
      name: '暗刻',
      verb: '暗刻を晒す',
      said: ({ name, tile }) => `${name}が${tile ?? ''}の暗刻を晒す。`,
    },
  },
  notes: {
    ready: ({ name }) => `${name}、テンパイ。`,
    capture: ({ name, tile }) => `${name}が${tile ?? ''}を捕らえる。`,
  },
  marks: { ready: () => '聴牌' },
  calls: { ...calls, calls: { ...calls.calls, ready: '叫糊' } },
  goal: (sets) => `アガリ：${sets}面子と雀頭`,
  bar: (limit) => (limit === undefined ? '中国古典、満貫なし' : `中国古典、満貫${limit}`),
  choices: { hands: { name: '長さ', value: (count) => `${count}局` } },
  presets: {
    standard: '標準',
    'no-extras': '花牌なし',
    'all-extras': '花牌すべて',
    'own-scores': '各自の点を記録',
  },
  facts: {
    tiles: { name: '牌', codes: {}, count: (tiles) => `${tiles}枚` },
    scored: { name: '計算', codes: { 'all-hands': '全員の手' } },
    limit: { name: '満貫', codes: { none: 'なし' }, count: standard.points.amount },
    settled: { name: '精算', codes: settled },
  },
  items: {
    pong: '刻子',
    kong: '槓子',
    pair: '三元牌か自風の雀頭',
    'extra-tile': '花牌',
    'mah-jong': 'アガリ',
    'loose-tile': '補充牌でのアガリ',
    'from-wall': 'ツモ',
    'dragon-pong': '三元牌の刻子',
    'seat-wind': '自風の刻子',
    'one-suit-and-honors': '混一色',
    'one-suit': '清一色',
    'all-honors': '字牌だけ',
    'own-season': '自分の季節',
    'season-bouquet': '一組の四季',
    'special-pair': '主人と獲物',
    'hidden-treasure': '隠された宝',
    'all-honors-hand': '字一色',
    'imperial-jade': '緑一色',
    'three-great-scholars': '大三元',
    'four-large-blessings': '大四喜',
    'all-kongs': '四槓子',
    'nine-united-sons': '九蓮宝燈',
    'thirteen-unique-wonders': '十三幺',
    'heavenly-peace': '天和',
    'earthly-peace': '地和',
    'moon-from-the-bottom': '海底撈月',
    'heavenly-twins': '一色七対子',
    'kong-on-kong': '連続カン',
  },
  headings: {
    items: '点と翻',
    steps: '点から合計へ',
    payments: ({ settle }) => (settle === 'fines' ? '東家の収支は倍。' : '各自が自分の点を記録。'),
  },
  steps: { points: '点', doubled: '翻で倍に', limit: '満貫', 'special-hand': '特別な手' },
  reasons: {
    difference: '点の差',
    'own-score': '自分の点',
    'false-win': standard.reasons['false-win'],
  },
  factors: { east: '東家' },
  situations: {
    'kong-replacement': { name: '嶺上牌', told: 'カンの後の補充牌' },
    'bonus-replacement': { name: '花牌の補充', told: '花牌の後の補充牌' },
    'double-kong-replacement': { name: '連続カン', told: '二回目のカンの補充牌' },
    'first-draw': { name: '配牌', told: '配られた十四枚' },
    'first-discard': { name: '第一打', told: '東家の第一打' },
  },
  groups: { ...standard.groups, scoring: '点の計算' },
  mixtures: {
    'nothing-counts': () => '点になるものがなく、どの手も0点です。一つは価値を付けてください。',
    'limit-too-low': ({ limit, least }) =>
      `満貫が${limit}点ですが、アガった手は最低でも${least}点です。満貫を上げてください。`,
    'scores-too-large': () =>
      '満貫なしでこの翻では、点が大きくなりすぎます。満貫を決めるか、翻を下げてください。',
  },
  options: {
    values: standard.values,
    extraTiles: {
      name: '花牌',
      note: '八枚の季節牌（四枚は花の絵）と、八枚の特別牌。',
      values: { none: 'なし', seasons: '季節牌', all: '季節牌と特別牌' },
    },
    deadWall,
    robKong: {
      ...robKong,
      values: { ...robKong.values, 'added-or-thirteen-orphans': '暗槓は十三幺だけ' },
    },
    severalWinners: { ...severalWinners, values: { nearest: '頭ハネ' } },
    readyCall: {
      name: 'テンパイの宣言',
      note: '誰かがテンパイすると、全員に知らされます。',
      values: { automatic: '自動', off: 'なし' },
    },
    dealerRepeats: {
      name: '連荘',
      note: '流局のときは必ず打ち直します。',
      values: { draw: '流局のとき', always: 'アガったときも' },
    },
    hands: { name: '局数', note: '対局の局数。打ち直しは数えません。' },
    claimSeconds,
    strictCalling,
    falseWin,
    falseWinPoints,
    startPoints,
    sevenPairsDistinct: {
      name: '七対子は別々',
      note: '一色七対子について。なし：同じ牌四枚を二つの対子に数えます。',
    },
    limit: { name: '満貫', note: '一つの手の最高点。', values: { none: 'なし' } },
    settle: { name: '精算', note: '局の後の支払い方。', values: settled },
  },
};
