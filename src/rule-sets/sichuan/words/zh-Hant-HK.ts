import type { DeclarationWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { sichuanOptions } from '../options';
import type { Ids } from '../table';
import { sichuanCalls } from './calls';

const fan: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
};

const tooMany = (tiles = 0) => `多一門，${tiles} 張`;

function lacking(suit: string): DeclarationWords {
  return { name: suit, verb: `定缺${suit}`, said: ({ name }) => `${name}缺${suit}。` };
}

const send = (count: number) => `換出 ${count} 張`;

export const words: OwnWords<Ids, typeof sichuanOptions> = {
  introduction: {
    title: '四川麻將有何不同',
    points: [
      { name: '換三張', text: '打牌之前，每人換出同一門的三張牌。給哪一家由骰子決定。' },
      {
        name: '定缺',
        text: '接着每人定缺一門。缺門的牌要先打完，不可要來碰、槓、食糊，手上有缺門也不可食糊。',
      },
      { name: '不可上', text: '手上的順子照樣算，但棄牌只可碰、槓、食糊。' },
      {
        name: '血戰到底',
        text: '有人食糊，即時收分，其他人接着打，到三家食糊或牌山摸完。一張牌可以幾家同時食。',
      },
      { name: '刮風下雨', text: '開槓即時收分。牌山摸完時未叫糊，要退還。' },
      { name: '查牌', text: '牌山摸完時，還有缺門的是花豬，要賠其他各家；未叫糊的賠叫糊的。' },
    ],
  },
  units: {
    fan,
    'void-tiles': {
      heading: '多一門',
      amount: (value) => tooMany(value ?? 0),
      range: (least, most) => `多一門，${least}–${most} 張`,
      below: (value) => tooMany(value),
    },
    points: standard.points,
  },
  refusals: {
    'below-minimum': ({ has, needs }) => `已成糊，但只得 ${has} 番，須 ${needs} 番`,
    'void-suit': ({ tiles }) => `已成糊，但${tooMany(tiles)}`,
    'passed-win': ({ fan: past }) => `放過了 ${past} 番：自己摸牌之前，別人的牌要番數更多才可食`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '尚未成糊',
  },
  declarations: {
    'void-characters': lacking('萬'),
    'void-dots': lacking('筒'),
    'void-bamboo': lacking('索'),
  },
  phases: {
    exchange: {
      title: '換三張：同一門',
      line: '另一家會給你三張。',
      send,
      stays: '三張要同一門，這一門不足三張。',
    },
    'exchange-any': { title: '換三張：任意', line: '另一家會給你三張。', send },
    void: { title: '定缺', line: '缺門的牌要先打完，手上有缺門不可食糊。通常選張數最少的一門。' },
  },
  marks: {
    'void-characters': () => '缺萬',
    'void-dots': () => '缺筒',
    'void-bamboo': () => '缺索',
    pig: () => '花豬',
    ready: () => '叫糊',
    unready: () => '未叫糊',
    loser: () => '輸家',
  },
  bound: '先打完缺門的牌',
  calls: sichuanCalls,
  goal: (minimum = 0) => `食糊：4 副牌加一對，最多兩門，或七對${minimum > 0 ? `，最少 ${minimum} 番` : ''}`,
  bar: (limit = 0) => (limit === 0 ? '四川麻將，不封頂' : `四川麻將，${limit} 番封頂`),
  choices: { hands: { name: '長度', value: (count) => `${count} 局` } },
  presets: { standard: '標準', 'more-items': '番種齊全', 'no-exchange': '不換三張' },
  facts: {
    exchange: { name: '換三張', codes: { 'same-suit': '同一門', any: '任何三張', none: '不換' } },
    minimum: { name: '起糊', codes: {}, count: (least) => (least === 0 ? '成糊即可' : fan.amount(least)) },
    limit: { name: '封頂', codes: { none: '不封頂' }, count: (most) => `${most} 番，${2 ** most} 分` },
    selfDrawn: { name: '自摸', codes: { 'add-base': '加底', 'add-fan': '加番', none: '不加' } },
    extraItems: { name: '另加番種', codes: {}, count: (count) => (count === 0 ? '無' : `${count} 種`) },
  },
  items: {
    'all-pongs': '對對糊',
    'seven-pairs': '七對',
    'pure-hand': '清一色',
    'golden-hook': '金鉤釣',
    root: '根',
    'kong-replacement': '槓上開花',
    'kong-discard': '槓上炮',
    'robbed-kong': '搶槓',
    'last-tile': '海底撈月',
    'self-drawn': '自摸',
    'heavenly-hand': '天糊',
    'earthly-hand': '地糊',
    'terminals-everywhere': '帶么九',
    'two-five-eight': '將對',
    'concealed-hand': '門前清',
    'middle-tiles': '中張',
  },
  headings: {
    items: '番種',
    steps: '由番到分',
    goal: (minimum = 0) => (minimum > 0 ? `已達 ${minimum} 番起糊` : ''),
    payments: ({ selfDrawn }) =>
      `出銃者獨付；自摸則在局的各家都付${selfDrawn === 'add-base' ? '，各多付 1 分' : ''}。`,
  },
  steps: { fan: '番種', minimum: '起糊', cap: '封頂', value: '每番加倍', 'void-suit': '多一門' },
  omissions: { 'part-of': (item, by) => `${item}：已包含於${by}` },
  reasons: {
    ...standard.reasons,
    kong: '槓分',
    'kong-transfer': '呼叫轉移',
    'flower-pig': '查花豬',
    'ready-check': '查大叫',
    'kong-refund': '退稅',
  },
  situations: {
    'last-tile': { name: '海底', told: '牌山最後一張' },
    'kong-replacement': { name: '槓上', told: '開槓後補的牌' },
    'first-draw': { name: '起手牌', told: '派到的牌' },
    'first-discard': { name: '首張棄牌', told: '莊家第一張棄牌' },
    'kong-discard': { name: '槓後棄牌', told: '開槓後打的牌' },
    void: { name: '缺門', told: '定了缺門' },
    out: { name: '已食糊的人', told: '有人先食了糊' },
    fedBy: { name: '槓的牌來自', told: '點槓之後' },
  },
  groups: { ...standard.groups, scoring: '計番', payments: '槓分和查牌' },
  options: {
    ...standard.tableWords,
    exchange: {
      name: '換三張',
      note: '打牌之前每人換出甚麼。',
      values: { 'same-suit': '同一門三張', any: '任何三張', none: '不換' },
    },
    voidFirst: { name: '先打缺門', note: '手上還有缺門的牌，就只可打缺門。' },
    severalWinners: {
      name: '多人食糊',
      note: '多於一人可食同一張牌時誰得糊。',
      values: { all: '一炮多響', nearest: '截糊（最近者）' },
    },
    robKong: {
      name: '搶槓',
      note: '補槓的牌可不可以搶來食糊。',
      values: { added: '補槓可搶', never: '不可搶' },
    },
    passedWin: {
      name: '過水',
      note: '放過一次糊，到自己摸牌之前有甚麼影響。',
      values: { free: '沒有影響', 'until-own-draw': '過水不糊' },
    },
    kongTransfer: { name: '呼叫轉移', note: '槓上炮：出銃者把那次槓收到的分轉給食糊者。' },
    readyCheck: { name: '查大叫', note: '牌山摸完時，未叫糊的人賠叫糊的人。' },
    kongRefund: { name: '退稅', note: '牌山摸完時，未叫糊的人把槓分退還給付分的人。' },
    pigPoints: { name: '花豬賠分', note: '牌山摸完時，還有缺門的人賠給其他各家。' },
    minimumFan: { name: '起糊番數', note: '番數不足不可食糊。' },
    limitFan: { name: '封頂', note: '最多算多少番。', values: { 0: '不封頂' } },
    selfDrawn: {
      name: '自摸',
      note: '自摸多得甚麼。加底：各家多付 1 分。',
      values: { 'add-base': '自摸加底', 'add-fan': '自摸加番', none: '不加' },
    },
    fedKongWin: {
      name: '點槓花',
      note: '用棄牌開槓，補牌自摸，由誰付分。',
      values: { all: '各家都付（當自摸）', feeder: '點槓者獨付（當出銃）' },
    },
    extraItems: {
      name: '另加番種',
      note: '選了才計的番種。',
      values: {
        'heavenly-hand': '天糊，4 番',
        'earthly-hand': '地糊，4 番',
        'terminals-everywhere': '帶么九，2 番',
        'two-five-eight': '將對，2 番',
        'concealed-hand': '門前清，1 番',
        'middle-tiles': '中張，1 番',
      },
    },
    nextDealer: {
      name: '下一局的莊家',
      note: '下一局由誰做莊。',
      values: { 'first-winner': '最先食糊的人', rotate: '輪到下家' },
    },
    hands: { name: '局數', note: '一場的局數；牌山摸完的也算。' },
  },
};
