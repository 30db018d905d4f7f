import type { DeclarationWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { sichuanOptions } from '../options';
import type { Ids } from '../table';
import { sichuanCalls } from './calls';

const fan: UnitWords = {
  heading: '番',
  amount: (value) => `${value}番`,
  range: (least, most) => `${least}–${most}番`,
  below: (value, minimum) => `${value}番，要${minimum}番`,
};

const tooMany = (tiles = 0) => `多一门，${tiles}张`;

function lacking(suit: string): DeclarationWords {
  return { name: suit, verb: `定缺${suit}`, said: ({ name }) => `${name}缺${suit}。` };
}

const send = (count: number) => `换出${count}张`;

export const words: OwnWords<Ids, typeof sichuanOptions> = {
  introduction: {
    title: '四川麻将有何不同',
    points: [
      { name: '换三张', text: '打牌之前，每人换出同一门的三张牌。给哪一家由骰子决定。' },
      {
        name: '定缺',
        text: '接着每人定缺一门。缺门的牌要先打完，不能要来碰、杠、胡，手里有缺门也不能胡。',
      },
      { name: '不能吃', text: '手里的顺子照样算，但弃牌只能碰、杠、胡。' },
      {
        name: '血战到底',
        text: '有人胡牌，当场收分，其他人接着打，到三家胡牌或牌墙摸完。一张牌可以几家同时胡。',
      },
      { name: '刮风下雨', text: '开杠当场收分。牌墙摸完时没听牌，要退还。' },
      { name: '查牌', text: '牌墙摸完时，还有缺门的是花猪，要赔其他各家；没听牌的赔听牌的。' },
    ],
  },
  units: {
    fan,
    'void-tiles': {
      heading: '多一门',
      amount: (value) => tooMany(value ?? 0),
      range: (least, most) => `多一门，${least}–${most}张`,
      below: (value) => tooMany(value),
    },
    points: standard.points,
  },
  refusals: {
    'below-minimum': ({ has, needs }) => `牌型已成，但只有${has}番，要${needs}番`,
    'void-suit': ({ tiles }) => `牌型已成，但${tooMany(tiles)}`,
    'passed-win': ({ fan: past }) => `放过了${past}番：自己摸牌之前，别人的牌要番数更多才能胡`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '牌型未成',
  },
  declarations: {
    'void-characters': lacking('万'),
    'void-dots': lacking('筒'),
    'void-bamboo': lacking('条'),
  },
  phases: {
    exchange: {
      title: '换三张：同一门',
      line: '另一家会给你三张。',
      send,
      stays: '三张要同一门，这一门不够三张。',
    },
    'exchange-any': { title: '换三张：任意', line: '另一家会给你三张。', send },
    void: { title: '定缺', line: '缺门的牌要先打完，手里有缺门不能胡。通常选张数最少的一门。' },
  },
  marks: {
    'void-characters': () => '缺万',
    'void-dots': () => '缺筒',
    'void-bamboo': () => '缺条',
    pig: () => '花猪',
    ready: () => '听牌',
    unready: () => '未听牌',
    loser: () => '输家',
  },
  bound: '先打完缺门的牌',
  calls: sichuanCalls,
  terms: standard.terms,
  goal: (minimum = 0) => `胡牌：4副牌加一对，最多两门，或七对${minimum > 0 ? `，至少${minimum}番` : ''}`,
  bar: (limit = 0) => (limit === 0 ? '四川麻将，不封顶' : `四川麻将，${limit}番封顶`),
  choices: { hands: { name: '长度', value: (count) => `${count}局` } },
  presets: { standard: '标准', 'more-items': '番种齐全', 'no-exchange': '不换三张' },
  facts: {
    exchange: {
      name: '换三张',
      codes: { 'same-suit': '同一门', any: '任何三张', none: '不换' },
    },
    minimum: { name: '起胡', codes: {}, count: (least) => (least === 0 ? '成牌即可' : fan.amount(least)) },
    limit: { name: '封顶', codes: { none: '不封顶' }, count: (most) => `${most}番，${2 ** most}分` },
    selfDrawn: {
      name: '自摸',
      codes: { 'add-base': '加底', 'add-fan': '加番', none: '不加' },
    },
    extraItems: { name: '另加番种', codes: {}, count: (count) => (count === 0 ? '无' : `${count}种`) },
  },
  items: {
    'all-pongs': '对对胡',
    'seven-pairs': '七对',
    'pure-hand': '清一色',
    'golden-hook': '金钩钓',
    root: '根',
    'kong-replacement': '杠上开花',
    'kong-discard': '杠上炮',
    'robbed-kong': '抢杠',
    'last-tile': '海底捞月',
    'self-drawn': '自摸',
    'heavenly-hand': '天胡',
    'earthly-hand': '地胡',
    'terminals-everywhere': '带幺九',
    'two-five-eight': '将对',
    'concealed-hand': '门前清',
    'middle-tiles': '中张',
  },
  headings: {
    items: '番种',
    steps: '从番到分',
    goal: (minimum = 0) => (minimum > 0 ? `已够${minimum}番起胡` : ''),
    payments: ({ selfDrawn }) =>
      `点炮者独付；自摸则在局的各家都付${selfDrawn === 'add-base' ? '，各多付1分' : ''}。`,
  },
  steps: { fan: '番种', minimum: '起胡', cap: '封顶', value: '每番加倍', 'void-suit': '多一门' },
  omissions: { 'part-of': (item, by) => `${item}：已包含在${by}里` },
  reasons: {
    ...standard.reasons,
    kong: '杠分',
    'kong-transfer': '呼叫转移',
    'flower-pig': '查花猪',
    'ready-check': '查大叫',
    'kong-refund': '退税',
  },
  situations: {
    'last-tile': { name: '海底', told: '牌墙的最后一张' },
    'kong-replacement': { name: '杠上', told: '开杠后补的牌' },
    'first-draw': { name: '起手牌', told: '起手的牌' },
    'first-discard': { name: '首张弃牌', told: '庄家打的第一张' },
    'kong-discard': { name: '杠后弃牌', told: '开杠后打的牌' },
    void: { name: '缺门', told: '定了缺门' },
    out: { name: '已胡的人', told: '有人先胡了' },
    fedBy: { name: '杠的牌来自', told: '点杠之后' },
  },
  groups: { ...standard.groups, scoring: '计番', payments: '杠分和查牌' },
  options: {
    ...standard.tableWords,
    exchange: {
      name: '换三张',
      note: '打牌之前每人换出什么。',
      values: { 'same-suit': '同一门三张', any: '任何三张', none: '不换' },
    },
    voidFirst: { name: '先打缺门', note: '手里还有缺门的牌，就只能打缺门。' },
    severalWinners: {
      name: '多家胡牌',
      note: '几家同时胡一张牌时归谁。',
      values: { all: '一炮多响', nearest: '截胡（最近者）' },
    },
    robKong: {
      name: '抢杠',
      note: '补杠的牌能不能抢来胡。',
      values: { added: '补杠可抢', never: '不可抢' },
    },
    passedWin: {
      name: '过水',
      note: '放过一次胡，到自己摸牌之前有什么影响。',
      values: { free: '没有影响', 'until-own-draw': '过水不胡' },
    },
    kongTransfer: { name: '呼叫转移', note: '杠上炮：点炮者把那次杠收到的分转给胡牌者。' },
    readyCheck: { name: '查大叫', note: '牌墙摸完时，没听牌的人赔听牌的人。' },
    kongRefund: { name: '退税', note: '牌墙摸完时，没听牌的人把杠分退还给付分的人。' },
    pigPoints: { name: '花猪赔分', note: '牌墙摸完时，还有缺门的人赔给其他各家。' },
    minimumFan: { name: '起胡番数', note: '番数不够不能胡。' },
    limitFan: { name: '封顶', note: '最多算多少番。', values: { 0: '不封顶' } },
    selfDrawn: {
      name: '自摸',
      note: '自摸多得什么。加底：各家多付1分。',
      values: { 'add-base': '自摸加底', 'add-fan': '自摸加番', none: '不加' },
    },
    fedKongWin: {
      name: '点杠花',
      note: '用弃牌开杠，补牌自摸，由谁付分。',
      values: { all: '各家都付（当自摸）', feeder: '点杠者独付（当点炮）' },
    },
    extraItems: {
      name: '另加番种',
      note: '选了才计的番种。',
      values: {
        'heavenly-hand': '天胡，4番',
        'earthly-hand': '地胡，4番',
        'terminals-everywhere': '带幺九，2番',
        'two-five-eight': '将对，2番',
        'concealed-hand': '门前清，1番',
        'middle-tiles': '中张，1番',
      },
    },
    nextDealer: {
      name: '下一局的庄家',
      note: '下一局由谁坐庄。',
      values: { 'first-winner': '最先胡的人', rotate: '轮到下家' },
    },
    hands: { name: '局数', note: '一场的局数；牌墙摸完的也算。' },
  },
};
