import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { competitionOptions } from '../options';
import type { Ids } from '../table';
import { competitionCalls } from './calls';
import { items } from './itemsInSimplifiedChinese';

const faan: UnitWords = {
  heading: '番',
  amount: (value) => `${value}番`,
  range: (least, most) => `${least}–${most}番`,
  below: (value, minimum) => `${value}番，要${minimum}番`,
};

const minimumWords = (least = 0) => (least === 0 ? '成牌即可和' : `${least}番起和`);

const EDITIONS = { 1998: '1998年中国版', 2006: '2006年英文版' };

export const words: OwnWords<Ids, typeof competitionOptions> = {
  introduction: {
    title: '国标麻将有何不同',
    points: [
      { name: '8番起和', text: '一手牌的番数，是81个番种中它所有的番种相加。8番才能和；花牌不算进起和。' },
      {
        name: '几副牌合起来',
        text: '多数的和牌靠几副牌合起来的番种：三副同样的顺子、一条龙，或者依次递增的顺子、刻子，一色或三色。',
      },
      {
        name: '组合龙',
        text: '另有两种牌型：字牌和147、258、369（各属一种花色）凑成的十四张不同的牌；以及这样的九张，加一副牌和一对将。',
      },
      { name: '只连一次', text: '两副牌只能合计一次，也不能连成一圈。番数最多的算法会自动选出。' },
      { name: '三家都付', text: '各家都付和牌者8分。点炮者还付这手牌的番数；自摸则三家都付。谁都不加倍。' },
      { name: '十六局', text: '每局之后都下庄。每到新的一圈，各家换座位。' },
    ],
  },
  units: { faan, 'bonus-faan': { ...faan, heading: '花牌', isAdded: true }, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `牌型已成，但只有${has}番，要${needs}番`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '牌型未成',
  },
  calls: competitionCalls,
  terms: { ...standard.terms, win: '和' },
  goal: (sets = 0, minimum = 0) => `和牌：${sets}副牌加一对将${minimum > 0 ? `，至少${minimum}番` : ''}`,
  bar: (minimum) => `国标麻将，${minimumWords(minimum)}`,
  choices: { rounds: standard.rounds },
  presets: { standard: '标准', easy: '轻松：不设起和', 'green-book': '2006年英文版', tournament: '比赛' },
  facts: {
    minimum: { name: '起和', codes: {}, count: faan.amount },
    base: { name: '各家底分', codes: {}, count: standard.points.amount },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '不算进起和', none: '无' } },
    edition: { name: '版本', codes: EDITIONS },
  },
  items,
  headings: {
    items: '番种',
    steps: '从番种到番数',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已够${minimum}番起和` : ''),
    payments: () => '三家都付底分；番数由点炮者付，自摸则三家都付。',
  },
  steps: { faan: '番种', 'bonus-faan': '花牌', minimum: '起和', base: '番数' },
  omissions: {
    'part-of': (item, by) => `${item}：已包含在${by}里`,
    'outside-minimum': () => '花牌不算进起和。',
  },
  reasons: { base: '底分', win: '番数', 'false-win': '错和', 'table-points': '标准分' },
  factors: { 'not-ready': '没有听牌' },
  situations: {
    'last-tile': { name: '最后一张', told: '牌墙的最后一张' },
    'kong-replacement': { name: '杠上', told: '开杠后补的牌' },
    'bonus-replacement': { name: '花上', told: '补花的牌' },
    'first-draw': { name: '起手牌', told: '起手的十四张' },
    'last-of-kind': { name: '绝张', told: '其余三张都已亮出' },
  },
  groups: { ...standard.groups, scoring: '计番' },
  options: {
    ...standard.tableWords,
    rounds: standard.matchWords.rounds,
    bonusTiles: { name: '花牌', note: '八张花牌，和牌者每张加1分。' },
    concealedKongs: {
      name: '暗杠',
      note: '这一局结束之前，别人看到什么。',
      values: { hidden: '牌面朝下', shown: '亮出' },
    },
    seatChanges: { name: '换位', note: '每到新的一圈，各家换座位。' },
    tablePoints: { name: '标准分', note: '结果里另按名次计4、2、1、0分，与比赛相同。' },
    edition: { name: '版本', note: '少数番种的番数和不另计的番种，各版不同。', values: EDITIONS },
    minimumFaan: { name: '起和番数', note: '番数不够不能和；花牌不算。' },
    basePoints: { name: '底分', note: '番数之外，每个输家都付。' },
    impossibleWaits: {
      name: '四张用尽的听牌',
      note: '四张全在自己手里的一种牌，是否算多听一种。',
      values: { count: '算', ignore: '不算' },
    },
    knittedWaits: {
      name: '组合龙的听牌',
      note: '开：用九张之一和牌，而它也属于九张之外的顺子或将牌，可计听牌。',
    },
    strictCalling: {
      name: '严格和牌',
      note: '任何时候都能喊和，包括喊错；由你自己判断，不显示听的牌、价值和原因。',
    },
    falseWin: {
      name: '错和',
      note: '喊错和牌的代价。',
      values: { 'pay-and-stop': '赔各家并停和', pay: '赔各家', 'open-hand': '摊牌续打' },
    },
    falseWinPoints: { name: '错和赔分', note: '当场赔给其他各家；没有听牌，赔双份。' },
  },
};
