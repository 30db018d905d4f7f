import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { Ids } from '../table';
import type { classicalOptions } from '../options';

const doublings: UnitWords = {
  heading: '番',
  amount: (value) => `${value}番`,
  range: (least, most) => `${least}–${most}番`,
  below: (value, minimum) => `${value}番，要${minimum}番`,
  brief: (value) => `×${2 ** value}`,
};

const settled = { fines: '两两结算', keep: '各记各分' };

const { claimSeconds, strictCalling, falseWin, falseWinPoints, startPoints } = standard.tableWords;

const { deadWall, robKong, severalWinners } = standard.playWords;

export const words: OwnWords<Ids, typeof classicalOptions> = {
  introduction: {
    title: '古典麻将有何不同',
    points: [
      { name: '四家计分', text: '四家的刻子、杠、某些对子和花牌都有分数；箭刻、门风刻和清一色让分数加倍。' },
      { name: '两两结算', text: '胡牌之后，每两家比较得分，低者付差额给高者；东家收付加倍。' },
      { name: '没有起胡', text: '成牌就能胡；胡牌本身值20分。' },
      { name: '弃牌', text: '只有最新的弃牌面朝上。有人只差一张就胡时，要报听。' },
    ],
  },
  units: { points: standard.points, doublings, limit: standard.limit },
  refusals: { 'kong-not-robbed': standard.kongNotRobbed },
  declarations: {
    'concealed-pong': {
      name: '暗刻',
      verb: '摊开暗刻',
      said: ({ name, tile }) => `${name}摊开${tile ?? ''}暗刻。`,
    },
  },
  notes: {
    ready: ({ name }) => `${name}听牌。`,
    capture: ({ name, tile }) => `${name}捉到${tile ?? ''}。`,
  },
  marks: { ready: () => '听牌' },
  calls: { ...calls, calls: { ...calls.calls, ready: '叫糊' } },
  terms: standard.terms,
  goal: (sets) => `胡牌：${sets}组牌加一对将`,
  bar: (limit) => (limit === undefined ? '古典麻将，不设上限' : `古典麻将，上限${limit}`),
  choices: { hands: { name: '长度', value: (count) => `${count}局` } },
  presets: { standard: '标准', 'no-extras': '无花', 'all-extras': '全副花牌', 'own-scores': '各记各分' },
  facts: {
    tiles: { name: '牌数', codes: {}, count: (tiles) => `${tiles}张` },
    scored: { name: '计分', codes: { 'all-hands': '四家的牌' } },
    limit: { name: '上限', codes: { none: '不设' }, count: standard.points.amount },
    settled: { name: '结算', codes: settled },
  },
  items: {
    pong: '刻子',
    kong: '杠',
    pair: '箭牌或门风作将',
    'extra-tile': '花牌',
    'mah-jong': '胡牌',
    'loose-tile': '补牌胡',
    'from-wall': '自摸',
    'dragon-pong': '箭刻',
    'seat-wind': '门风刻',
    'one-suit-and-honors': '混一色',
    'one-suit': '清一色',
    'all-honors': '全字',
    'own-season': '正花',
    'season-bouquet': '一台花',
    'special-pair': '主得其物',
    'hidden-treasure': '藏宝',
    'all-honors-hand': '字一色',
    'imperial-jade': '翡翠',
    'three-great-scholars': '大三元',
    'four-large-blessings': '大四喜',
    'all-kongs': '十八罗汉',
    'nine-united-sons': '九莲宝灯',
    'thirteen-unique-wonders': '十三幺',
    'heavenly-peace': '天胡',
    'earthly-peace': '地胡',
    'moon-from-the-bottom': '海底捞月',
    'heavenly-twins': '一色七对',
    'kong-on-kong': '杠上杠',
  },
  headings: {
    items: '分数与番',
    steps: '从分数到总分',
    payments: ({ settle }) => (settle === 'fines' ? '东家收付加倍。' : '各家只记自己的分数。'),
  },
  steps: { points: '分数', doubled: '加番', limit: '上限', 'special-hand': '特别牌' },
  reasons: { difference: '分数之差', 'own-score': '自己的分', 'false-win': standard.reasons['false-win'] },
  factors: { east: '东家' },
  situations: {
    'kong-replacement': { name: '杠上', told: '开杠后补的牌' },
    'bonus-replacement': { name: '花上', told: '补花的牌' },
    'double-kong-replacement': { name: '杠上杠', told: '第二次开杠后补的牌' },
    'first-draw': { name: '起手牌', told: '起手的十四张' },
    'first-discard': { name: '首张弃牌', told: '东家打的第一张' },
  },
  groups: { ...standard.groups, scoring: '计分' },
  mixtures: {
    'nothing-counts': () => '没有一项计分，任何牌都没有分数。请至少给一项数值。',
    'limit-too-low': ({ limit, least }) => `上限是${limit}分，但胡的牌至少有${least}分。请提高上限。`,
    'scores-too-large': () => '没有上限，加倍又这么多，分数会大得算不出来。请设上限，或降低加倍数值。',
  },
  options: {
    values: standard.values,
    extraTiles: {
      name: '花牌',
      note: '两组四季，共八张，一组画成梅兰菊竹；另有八张特别牌。',
      values: { none: '无', seasons: '四季', all: '四季和特别牌' },
    },
    deadWall,
    robKong,
    severalWinners: { ...severalWinners, values: { nearest: '截胡（最近者）' } },
    readyCall: {
      name: '报听',
      note: '有人只差一张就胡时，各家都知道。',
      values: { automatic: '自动', off: '不报' },
    },
    dealerRepeats: {
      name: '连庄',
      note: '流局一定重打。',
      values: { draw: '流局后', always: '胡牌后也连庄' },
    },
    hands: { name: '局数', note: '一场的局数；重打的不算。' },
    claimSeconds,
    strictCalling,
    falseWin,
    falseWinPoints,
    startPoints,
    sevenPairsDistinct: { name: '七对须不同', note: '适用于一色七对。关：四张相同可当两对。' },
    limit: { name: '上限', note: '一手牌最多的分数。', values: { none: '不设上限' } },
    settle: { name: '结算', note: '每局之后各家怎样收付。', values: settled },
  },
};
