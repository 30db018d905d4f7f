import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { taiwanOptions } from '../options';
import type { Ids } from '../table';
import { taiwanCalls } from './calls';

const tai: UnitWords = {
  heading: '台',
  amount: (value) => `${value}台`,
  range: (least, most) => `${least}–${most}台`,
  below: (value, minimum) => `${value}台，要${minimum}台`,
};

const severalWinners = { all: '一炮多响', nearest: '截胡（最近者）', highest: '分数最高者' };

export const words: OwnWords<Ids, typeof taiwanOptions> = {
  introduction: {
    title: '台湾麻将有何不同',
    points: [
      {
        name: '手牌16张',
        text: '手里16张，第17张胡：五副牌加一对将。最后16张永远不摸。',
      },
      { name: '底和台', text: '一手牌值底加台，台数逐项相加，不翻倍。成牌就能胡，没有台也行。' },
      {
        name: '庄家和连庄',
        text: '庄家收付多一台。庄家胡牌或流局就连庄，每连一次再多两台，只在庄家与胡牌者之间算。',
      },
      { name: '点炮者独付', text: '胡别人的牌，由点炮者一家付；自摸则三家各付。一张牌可以几家同时胡。' },
      {
        name: '过水和打牌限制',
        text: '放过一次胡，到自己摸牌之前都不能胡别人的牌。吃碰之后，同一轮不能打出刚要来的那种牌。',
      },
      {
        name: '天听、地听',
        text: '起手的牌或打第一张时已经听牌，可以报听。之后摸到什么打什么，不能再吃碰杠，胡了加台。',
      },
    ],
  },
  units: { tai, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `牌型已成，但只有${has}台，要${needs}台`,
    'missed-win': () => '过水：放过了一次胡，到自己摸牌之前不能胡别人的牌',
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '牌型未成',
  },
  declarations: {
    ready: { name: '报听', verb: '报听', said: ({ name }) => `${name}报听。` },
  },
  phases: {
    'heavenly-ready': {
      title: '起手已经听牌',
      line: '报天听，胡了加8台；之后不胡就只能打刚摸到的牌。',
    },
  },
  marks: {
    'heavenly-ready': () => '天听',
    'earthly-ready': () => '地听',
    'missed-win': () => '过水',
    streak: (streak = 0) => `连${streak}`,
  },
  bound: '已经报听：只能打刚摸到的牌',
  calls: taiwanCalls,
  terms: standard.terms,
  readyAs: { 'missed-win': '过水' },
  goal: (sets = 0, minimum = 0) => `胡牌：${sets}副牌加一对将${minimum > 0 ? `，至少${minimum}台` : ''}`,
  bar: (base = 0, each = 0) => `台湾麻将，底${base}台${each}`,
  choices: { rounds: standard.rounds },
  presets: {
    standard: '标准',
    'five-two': '底5台2',
    nearest: '截胡',
    'eight-pairs': '有呖咕呖咕',
    'no-flowers': '无花',
    plain: '无天听地听、过水和打牌限制',
  },
  facts: {
    base: { name: '底', codes: {}, count: standard.points.amount },
    tai: { name: '每台', codes: {}, count: standard.points.amount },
    dealer: { name: '庄家', codes: {}, count: (more) => (more === 0 ? '与闲家相同' : `多${more}台`) },
    streak: { name: '每连一次庄', codes: {}, count: (more) => (more === 0 ? '不加' : `多${more}台`) },
    minimum: { name: '起胡', codes: {}, count: (least) => (least === 0 ? '成牌即可' : tai.amount(least)) },
    severalWinners: { name: '多家胡牌', codes: severalWinners },
  },
  items: {
    'self-drawn': '自摸',
    'concealed-hand': '门前清',
    'concealed-self-drawn': '门清自摸',
    'half-from-others': '半求人',
    'all-from-others': '全求人',
    'single-wait': '独听',
    'robbed-kong': '抢杠',
    'kong-bloom': '杠上开花',
    'last-tile': '海底捞月',
    'last-discard': '河底捞鱼',
    'heavenly-hand': '天胡',
    'earthly-hand': '地胡',
    'human-hand': '人胡',
    'heavenly-ready': '天听',
    'earthly-ready': '地听',
    'dragon-pong': '箭刻',
    'seat-wind': '门风刻',
    'round-wind': '圈风刻',
    'all-chows': '平胡',
    'all-pongs': '碰碰胡',
    'three-concealed-pongs': '三暗刻',
    'four-concealed-pongs': '四暗刻',
    'five-concealed-pongs': '五暗刻',
    'half-flush': '混一色',
    'full-flush': '清一色',
    'all-honors': '字一色',
    'little-dragons': '小三元',
    'great-dragons': '大三元',
    'little-winds': '小四喜',
    'great-winds': '大四喜',
    'eight-pairs': '呖咕呖咕',
    'own-flower': '正花',
    'flower-set': '花杠',
    'seven-rob-one': '七抢一',
    'eight-bonus-tiles': '八仙过海',
  },
  headings: {
    items: '台数',
    steps: '从台到分',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已够${minimum}台起胡` : ''),
    payments: ({ dealerTai, streakTai }) =>
      `点炮者独付，自摸则三家各付。${
        dealerTai === 0 && streakTai === 0 ? '' : '庄家与胡牌者之间另加庄家台。'
      }`,
  },
  steps: { tai: '台数', minimum: '起胡', cap: '封顶', value: '底加台' },
  omissions: { 'part-of': (item, by) => `${item}：已包含在${by}里` },
  reasons: { ...standard.reasons, dealer: '庄家', streak: '连庄' },
  situations: {
    'last-tile': { name: '海底', told: '最后一张，或之后打出的牌' },
    'kong-replacement': { name: '杠上', told: '开杠后补的牌' },
    'bonus-replacement': { name: '花上', told: '补花的牌' },
    'double-kong-replacement': { name: '杠上杠', told: '第二次开杠后补的牌' },
    'first-draw': { name: '第一次摸牌', told: '第一次摸的牌，之前没有人要牌' },
    'first-discard': { name: '第一次摸牌之前', told: '在自己第一次摸牌之前' },
    'heavenly-ready': { name: '天听', told: '报了天听' },
    'earthly-ready': { name: '地听', told: '报了地听' },
    streak: { name: '连庄次数', told: '庄家有连庄' },
  },
  groups: { ...standard.groups, scoring: '计台', payment: '计分' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    bonusTiles: { name: '花牌', note: '八张花牌和它们的台数。' },
    dice: {
      name: '掷骰',
      note: '怎样掷出开牌的位置。',
      values: { three: '三颗骰子', 'two-twice': '两颗骰子，掷两次' },
    },
    deadWall: standard.playWords.deadWall,
    severalWinners: {
      name: '多家胡牌',
      note: '几家同时胡一张牌时归谁。',
      values: severalWinners,
    },
    robKong: {
      name: '抢杠',
      note: '哪些杠可以被抢来胡。',
      values: { added: '只限加杠', any: '任何杠', never: '不可抢' },
    },
    swapDiscard: {
      name: '吃碰后打牌',
      note: '吃碰之后，同一轮不能打出哪些牌。',
      values: { same: '刚要来的那种', strict: '刚要来的那种和顺子的另一端', none: '不限' },
    },
    missedWin: {
      name: '过水',
      note: '放过一次胡有什么影响。',
      values: { 'until-draw': '摸牌之前不能胡别人的牌', none: '没有影响' },
    },
    sevenRobOne: { name: '七抢一', note: '一家有七张花牌，别家有第八张，前者当场胡。' },
    readyDeclaration: { name: '天听、地听', note: '起手的牌或打第一张时已经听牌，可以报听，胡了加台。' },
    minimumFaan: { name: '起胡台数', note: '台数不够不能胡；庄家台不算。' },
    limitFaan: { name: '封顶', note: '最多算多少台；庄家台另加。', values: { 0: '不封顶' } },
    eightPairs: { name: '呖咕呖咕', note: '七个不同的对子加三张同一种牌，可以胡。' },
    flowerBloom: { name: '补花也算杠上开花', note: '关：只有开杠后补的牌才算。' },
    heavenlyTai: { name: '天胡', note: '算多少台。' },
    earthlyTai: { name: '地胡', note: '算多少台。' },
    humanTai: { name: '人胡', note: '算多少台。', values: { 0: '不算' } },
    allHonorsTai: { name: '字一色', note: '算多少台。' },
    basePoints: { name: '底', note: '一手牌不管多少台都值的分数。' },
    taiPoints: { name: '每台', note: '每一台值多少分。' },
    dealerTai: { name: '庄家台', note: '庄家与胡牌者之间多算的台。' },
    streakTai: { name: '连庄台', note: '每连一次庄，庄家与胡牌者之间再多算的台。' },
  },
};
