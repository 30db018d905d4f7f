import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { taiwanOptions } from '../options';
import type { Ids } from '../table';
import { taiwanCalls } from './calls';

const tai: UnitWords = {
  heading: '台',
  amount: (value) => `${value} 台`,
  range: (least, most) => `${least}–${most} 台`,
  below: (value, minimum) => `${value} 台，須 ${minimum} 台`,
};

const severalWinners = { all: '一炮多響', nearest: '攔胡（最近者）', highest: '分數最高者' };

export const words: OwnWords<Ids, typeof taiwanOptions> = {
  introduction: {
    title: '台灣麻將有何不同',
    points: [
      {
        name: '十六張',
        text: '手上十六張，第十七張胡：五副牌加一對眼。最後十六張永遠不摸。',
      },
      {
        name: '底和台',
        text: '一手牌值底加台，台數逐項相加，不加倍。成牌就可胡，沒有台也可以。',
      },
      {
        name: '莊家和連莊',
        text: '莊家收付多一台。莊家胡牌或流局就連莊，每連一次再多兩台，只在莊家與胡牌者之間計。',
      },
      { name: '放槍者獨付', text: '胡別人的牌，由放槍者一家付；自摸則三家各付。一張牌可以幾家同時胡。' },
      {
        name: '過水和打牌限制',
        text: '放過一次胡，到自己摸牌之前都不可胡別人的牌。吃碰之後，同一輪不可打出剛要的那種牌。',
      },
      {
        name: '天聽、地聽',
        text: '派到的牌或打第一張時已經聽牌，可以宣告。之後摸到甚麼打甚麼，不可再要牌開槓，胡了加台。',
      },
    ],
  },
  units: { tai, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `已成牌，但只得 ${has} 台，須 ${needs} 台`,
    'missed-win': () => '過水：放過了一次胡，到自己摸牌之前不可胡別人的牌',
    'kong-not-robbed': () => '已成牌，但此槓不可搶',
    'not-complete': () => '尚未成牌',
  },
  declarations: {
    ready: { name: '聽牌', verb: '宣告聽牌', said: ({ name }) => `${name}宣告聽牌。` },
  },
  phases: {
    'heavenly-ready': {
      title: '派到的牌已經聽牌',
      line: '宣告天聽，胡了加 8 台；之後不胡就只可打剛摸到的牌。',
    },
  },
  marks: {
    'heavenly-ready': () => '天聽',
    'earthly-ready': () => '地聽',
    'missed-win': () => '過水',
    streak: (streak = 0) => `連 ${streak}`,
  },
  bound: '已宣告聽牌：只可打剛摸到的牌',
  calls: taiwanCalls,
  terms: { chow: '吃', pong: '碰', kong: '槓', win: '胡', 'drawn-win': '自摸' },
  readyAs: { 'missed-win': '過水' },
  goal: (sets = 0, minimum = 0) => `胡牌：${sets} 副牌加一對眼${minimum > 0 ? `，最少 ${minimum} 台` : ''}`,
  bar: (base = 0, each = 0) => `台灣麻將，底 ${base} 台 ${each}`,
  choices: { rounds: standard.rounds },
  presets: {
    standard: '標準',
    'five-two': '底 5 台 2',
    nearest: '攔胡',
    'eight-pairs': '有嚦咕嚦咕',
    'no-flowers': '無花',
    plain: '無天聽地聽、過水和打牌限制',
  },
  facts: {
    base: { name: '底', codes: {}, count: standard.points.amount },
    tai: { name: '每台', codes: {}, count: standard.points.amount },
    dealer: { name: '莊家', codes: {}, count: (more) => (more === 0 ? '與閒家相同' : `多 ${more} 台`) },
    streak: { name: '每連一次莊', codes: {}, count: (more) => (more === 0 ? '不加' : `多 ${more} 台`) },
    minimum: { name: '起胡', codes: {}, count: (least) => (least === 0 ? '成牌即可' : tai.amount(least)) },
    severalWinners: { name: '多家胡牌', codes: severalWinners },
  },
  items: {
    'self-drawn': '自摸',
    'concealed-hand': '門清',
    'concealed-self-drawn': '門清自摸',
    'half-from-others': '半求人',
    'all-from-others': '全求人',
    'single-wait': '獨聽',
    'robbed-kong': '搶槓',
    'kong-bloom': '槓上開花',
    'last-tile': '海底撈月',
    'last-discard': '河底撈魚',
    'heavenly-hand': '天胡',
    'earthly-hand': '地胡',
    'human-hand': '人胡',
    'heavenly-ready': '天聽',
    'earthly-ready': '地聽',
    'dragon-pong': '三元牌',
    'seat-wind': '門風',
    'round-wind': '圈風',
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
    'eight-pairs': '嚦咕嚦咕',
    'own-flower': '正花',
    'flower-set': '花槓',
    'seven-rob-one': '七搶一',
    'eight-bonus-tiles': '八仙過海',
  },
  headings: {
    items: '台數',
    steps: '由台計分',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已達 ${minimum} 台起胡` : ''),
    payments: ({ dealerTai, streakTai }) =>
      `放槍者獨付，自摸則三家各付。${
        dealerTai === 0 && streakTai === 0 ? '' : '莊家與胡牌者之間另加莊家台。'
      }`,
  },
  steps: { tai: '台數', minimum: '起胡', cap: '封頂', value: '底加台' },
  omissions: { 'part-of': (item, by) => `${item}：已包含於${by}` },
  reasons: { win: '胡牌', 'false-win': '詐胡', dealer: '莊家', streak: '連莊' },
  situations: {
    'last-tile': { name: '海底', told: '最後一張，或其後的棄牌' },
    'kong-replacement': { name: '槓上', told: '開槓後補的牌' },
    'bonus-replacement': { name: '花上', told: '補花的牌' },
    'double-kong-replacement': { name: '槓上槓', told: '第二次開槓後補的牌' },
    'first-draw': { name: '第一次摸牌', told: '第一次摸的牌，之前無人要牌' },
    'first-discard': { name: '第一次摸牌之前', told: '在自己第一次摸牌之前' },
    'heavenly-ready': { name: '天聽', told: '宣告了天聽' },
    'earthly-ready': { name: '地聽', told: '宣告了地聽' },
    streak: { name: '連莊次數', told: '莊家有連莊' },
  },
  groups: { ...standard.groups, scoring: '計台', payment: '計分' },
  options: {
    ...standard.tableWords,
    rounds: { name: '圈數', note: '打多少圈；每圈各人做莊一次。' },
    dealerRepeats: {
      name: '連莊',
      note: '莊家胡牌或流局後是否連莊。',
      values: { always: '一直連莊', three: '最多三局', never: '不連莊' },
    },
    strictCalling: {
      name: '嚴格胡牌',
      note: '任何時候都可叫胡，包括叫錯；由你自行判斷，不會顯示所聽的牌、價值及原因。',
    },
    falseWin: { name: '詐胡', note: '叫錯胡牌的代價。', values: { pay: '賠各家', 'open-hand': '攤牌續打' } },
    falseWinPoints: { name: '詐胡賠分', note: '即時賠給其他各家。' },
    bonusTiles: { name: '花牌', note: '八張花牌及其台數。' },
    dice: {
      name: '擲骰',
      note: '如何擲出開牌位置。',
      values: { three: '三粒骰', 'two-twice': '兩粒骰，擲兩次' },
    },
    deadWall: standard.playWords.deadWall,
    severalWinners: {
      name: '多家胡牌',
      note: '幾家可胡同一張牌時誰胡。',
      values: severalWinners,
    },
    robKong: {
      name: '搶槓',
      note: '哪些槓可被搶來胡。',
      values: { added: '只限加槓', any: '任何槓', never: '不可搶' },
    },
    swapDiscard: {
      name: '吃碰後打牌',
      note: '吃碰之後，同一輪不可打出哪些牌。',
      values: { same: '剛要的那種', strict: '剛要的那種和順子的另一端', none: '不限' },
    },
    missedWin: {
      name: '過水',
      note: '放過一次胡有甚麼影響。',
      values: { 'until-draw': '摸牌之前不可胡別人的牌', none: '沒有影響' },
    },
    sevenRobOne: { name: '七搶一', note: '一家有七張花牌，別家有第八張，前者即時胡。' },
    readyDeclaration: { name: '天聽、地聽', note: '派到的牌或打第一張時已經聽牌，可以宣告，胡了加台。' },
    minimumFaan: { name: '起胡台數', note: '台數不足不可胡；莊家台不計。' },
    limitFaan: { name: '封頂', note: '最多計多少台；莊家台另加。', values: { 0: '不封頂' } },
    eightPairs: { name: '嚦咕嚦咕', note: '七個不同的對子加三張同一種牌，可以胡。' },
    flowerBloom: { name: '補花也算槓上開花', note: '關：只有開槓後補的牌才算。' },
    heavenlyTai: { name: '天胡', note: '計多少台。' },
    earthlyTai: { name: '地胡', note: '計多少台。' },
    humanTai: { name: '人胡', note: '計多少台。', values: { 0: '不計' } },
    allHonorsTai: { name: '字一色', note: '計多少台。' },
    basePoints: { name: '底', note: '一手牌不論台數都值的分數。' },
    taiPoints: { name: '每台', note: '每一台值多少分。' },
    dealerTai: { name: '莊家台', note: '莊家與胡牌者之間多計的台。' },
    streakTai: { name: '連莊台', note: '每連一次莊，莊家與胡牌者之間再多計的台。' },
  },
};
