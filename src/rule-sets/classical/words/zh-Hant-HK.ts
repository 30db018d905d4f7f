import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { Ids } from '../table';
import type { classicalOptions } from '../options';

const doublings: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
  brief: (value) => `×${2 ** value}`,
};

const settled = { fines: '兩兩找數', keep: '各記己分' };

const { claimSeconds, strictCalling, falseWin, falseWinPoints, startPoints } = standard.tableWords;

const { deadWall, robKong, severalWinners } = standard.playWords;

export const words: OwnWords<Ids, typeof classicalOptions> = {
  introduction: {
    title: '古典麻雀有何不同',
    points: [
      { name: '四家計分', text: '四家的刻子、槓、某些對子和花牌都有分數；三元牌、門風和清一色令分數加倍。' },
      { name: '兩兩找數', text: '食糊之後，每兩家比較得分，低者付差額給高者；東家收付加倍。' },
      { name: '沒有起糊', text: '成糊便可食糊；食糊本身值 20 分。' },
      { name: '死牌', text: '只有最新的棄牌面朝上。有人只欠一張食糊時，須報叫糊。' },
    ],
  },
  units: { points: standard.points, doublings, limit: standard.limit },
  refusals: { 'kong-not-robbed': standard.kongNotRobbed },
  declarations: {
    'concealed-pong': {
      name: '暗刻',
      verb: '攤開暗刻',
      said: ({ name, tile }) => `${name}攤開${tile ?? ''}暗刻。`,
    },
  },
  notes: {
    ready: ({ name }) => `${name}叫糊。`,
    capture: ({ name, tile }) => `${name}捉得${tile ?? ''}。`,
  },
  marks: { ready: () => '叫糊' },
  calls: { ...calls, calls: { ...calls.calls, ready: '叫糊' } },
  goal: (sets) => `食糊：${sets} 組牌加一對眼`,
  bar: (limit) => (limit === undefined ? '古典麻雀，不設上限' : `古典麻雀，上限 ${limit}`),
  choices: { hands: { name: '長度', value: (count) => `${count} 局` } },
  presets: { standard: '標準', 'no-extras': '無花', 'all-extras': '全副花牌', 'own-scores': '各記己分' },
  facts: {
    tiles: { name: '牌數', codes: {}, count: (tiles) => `${tiles} 張` },
    scored: { name: '計分', codes: { 'all-hands': '四家的牌' } },
    limit: { name: '上限', codes: { none: '不設' }, count: standard.points.amount },
    settled: { name: '找數', codes: settled },
  },
  items: {
    pong: '刻子',
    kong: '槓',
    pair: '三元牌或門風作眼',
    'extra-tile': '花牌',
    'mah-jong': '食糊',
    'loose-tile': '補牌食糊',
    'from-wall': '自摸',
    'dragon-pong': '三元牌刻子',
    'seat-wind': '門風刻子',
    'one-suit-and-honors': '混一色',
    'one-suit': '清一色',
    'all-honors': '全字',
    'own-season': '正花',
    'season-bouquet': '一台花',
    'special-pair': '主得其物',
    'hidden-treasure': '藏寶',
    'all-honors-hand': '字一色',
    'imperial-jade': '翡翠',
    'three-great-scholars': '大三元',
    'four-large-blessings': '大四喜',
    'all-kongs': '十八羅漢',
    'nine-united-sons': '九子連環',
    'thirteen-unique-wonders': '十三么',
    'heavenly-peace': '天糊',
    'earthly-peace': '地糊',
    'moon-from-the-bottom': '海底撈月',
    'heavenly-twins': '一色七對',
    'kong-on-kong': '槓上槓',
  },
  headings: {
    items: '分數與番',
    steps: '由分計總分',
    payments: ({ settle }) => (settle === 'fines' ? '東家收付加倍。' : '各家只記自己的分數。'),
  },
  steps: { points: '分數', doubled: '加番', limit: '上限', 'special-hand': '特別牌' },
  reasons: { difference: '分數之差', 'own-score': '己分', 'false-win': standard.reasons['false-win'] },
  factors: { east: '東家' },
  situations: {
    'kong-replacement': { name: '槓上', told: '開槓後補的牌' },
    'bonus-replacement': { name: '花上', told: '補花的牌' },
    'double-kong-replacement': { name: '槓上槓', told: '第二次開槓後補的牌' },
    'first-draw': { name: '起手牌', told: '派牌的十四張' },
    'first-discard': { name: '首張棄牌', told: '東家第一張棄牌' },
  },
  groups: { ...standard.groups, scoring: '計分' },
  mixtures: {
    'nothing-counts': () => '沒有一項計分，任何牌都沒有分數。請最少給一項數值。',
    'limit-too-low': ({ limit, least }) => `上限是${limit}分，但食糊的牌最少有${least}分。請提高上限。`,
    'scores-too-large': () => '沒有上限而加倍這樣多，分數會大得無法計算。請設上限，或降低加倍數值。',
  },
  options: {
    values: standard.values,
    extraTiles: {
      name: '花牌',
      note: '兩組四季，共八張，一組畫成梅蘭菊竹；另有八張特別牌。',
      values: { none: '無', seasons: '四季', all: '四季及特別牌' },
    },
    deadWall,
    robKong: {
      ...robKong,
      values: { ...robKong.values, 'added-or-thirteen-orphans': '暗槓只限十三么搶' },
    },
    severalWinners: { ...severalWinners, values: { nearest: '截糊（最近者）' } },
    readyCall: {
      name: '報叫糊',
      note: '有人只欠一張食糊時，各家得知。',
      values: { automatic: '自動', off: '不報' },
    },
    dealerRepeats: {
      name: '連莊',
      note: '流局必定重打。',
      values: { draw: '流局後', always: '食糊後亦連莊' },
    },
    hands: { name: '局數', note: '一場的局數；重打的不計。' },
    claimSeconds,
    strictCalling,
    falseWin,
    falseWinPoints,
    startPoints,
    sevenPairsDistinct: { name: '七對須不同', note: '適用於一色七對。關：四張相同可作兩對。' },
    limit: { name: '上限', note: '一手牌最多的分數。', values: { none: '不設上限' } },
    settle: { name: '找數', note: '每局後各家如何收付。', values: settled },
  },
};
