import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { competitionOptions } from '../options';
import type { Ids } from '../table';
import { competitionCalls } from './calls';
import { items } from './itemsInChinese';

const faan: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
};

const minimumWords = (least = 0) => (least === 0 ? '成牌即可和' : `${least} 番起和`);

const EDITIONS = { 1998: '1998 年中國版', 2006: '2006 年英文版' };

export const words: OwnWords<Ids, typeof competitionOptions> = {
  introduction: {
    title: '國標麻將有何不同',
    points: [
      {
        name: '8 番起和',
        text: '一手牌的番數，是 81 個番種之中它所有的番種相加。8 番才可和；花牌不計入起和。',
      },
      {
        name: '幾副牌合起來',
        text: '多數和牌靠幾副牌合起來的番種：三副同樣的順子、一條龍，或者依次遞增的順子、刻子，一色或三色。',
      },
      {
        name: '組合龍',
        text: '另有兩種牌型：字牌和 147、258、369（各屬一門）湊成的十四張不同的牌；以及這樣的九張，加一副牌和一對眼。',
      },
      { name: '只連一次', text: '兩副牌只可合計一次，亦不可連成一圈。番數最多的計法會自動選出。' },
      {
        name: '三家都付',
        text: '各家都付和牌者 8 分。出銃者還付該手牌的番數；自摸則三家都付。誰都不加倍。',
      },
      { name: '十六局', text: '每局之後都下莊。每到新的一圈，各家換座位。' },
    ],
  },
  units: { faan, 'bonus-faan': { ...faan, heading: '花牌', isAdded: true }, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `已成牌，但只得 ${has} 番，須 ${needs} 番`,
    'kong-not-robbed': () => '已成牌，但此槓不可搶',
    'not-complete': () => '尚未成牌',
  },
  calls: competitionCalls,
  terms: { chow: '吃', pong: '碰', kong: '槓', win: '和', 'drawn-win': '自摸' },
  goal: (sets = 0, minimum = 0) => `和牌：${sets} 副牌加一對眼${minimum > 0 ? `，最少 ${minimum} 番` : ''}`,
  bar: (minimum) => `國標麻將，${minimumWords(minimum)}`,
  choices: { rounds: standard.rounds },
  presets: { standard: '標準', easy: '輕鬆：不設起和', 'green-book': '2006 年英文版', tournament: '比賽' },
  facts: {
    minimum: { name: '起和', codes: {}, count: faan.amount },
    base: { name: '各家底分', codes: {}, count: standard.points.amount },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '不計入起和', none: '無' } },
    edition: { name: '版本', codes: EDITIONS },
  },
  items,
  headings: {
    items: '番種',
    steps: '由番種到番數',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `已達 ${minimum} 番起和` : ''),
    payments: () => '三家都付底分；番數由出銃者付，自摸則三家都付。',
  },
  steps: { faan: '番種', 'bonus-faan': '花牌', minimum: '起和', base: '番數' },
  omissions: {
    'part-of': (item, by) => `${item}：已包含於${by}`,
    'outside-minimum': () => '花牌不計入起和。',
  },
  reasons: { base: '底分', win: '番數', 'false-win': '錯和', 'table-points': '標準分' },
  factors: { 'not-ready': '未聽牌' },
  situations: {
    'last-tile': { name: '最後一張', told: '牌山最後一張' },
    'kong-replacement': { name: '槓上', told: '開槓後補的牌' },
    'bonus-replacement': { name: '花上', told: '補花的牌' },
    'first-draw': { name: '起手牌', told: '派牌的十四張' },
    'last-of-kind': { name: '絕張', told: '其餘三張都已亮出' },
  },
  groups: { ...standard.groups, scoring: '計番' },
  options: {
    ...standard.tableWords,
    rounds: standard.matchWords.rounds,
    bonusTiles: { name: '花牌', note: '八張花牌，和牌者每張加 1 分。' },
    concealedKongs: {
      name: '暗槓',
      note: '該局結束之前，他人看到甚麼。',
      values: { hidden: '牌面朝下', shown: '亮出' },
    },
    seatChanges: { name: '換位', note: '每到新的一圈，各家換座位。' },
    tablePoints: { name: '標準分', note: '結果另按名次計 4、2、1、0 分，與比賽相同。' },
    edition: { name: '版本', note: '少數番種的番數和不另計的番種，各版不同。', values: EDITIONS },
    minimumFaan: { name: '起和番數', note: '番數不足不可和；花牌不計。' },
    basePoints: { name: '底分', note: '番數之外，每個輸家都付。' },
    impossibleWaits: {
      name: '四張用盡的聽牌',
      note: '四張全在自己手上的一種牌，是否算多聽一種。',
      values: { count: '算', ignore: '不算' },
    },
    knittedWaits: {
      name: '組合龍的聽牌',
      note: '開：以九張之一和牌，而它也屬於九張之外的順子或眼，可計聽牌。',
    },
    strictCalling: {
      name: '嚴格和牌',
      note: '任何時候都可叫和，包括叫錯；由你自行判斷，不會顯示所聽的牌、價值及原因。',
    },
    falseWin: {
      name: '錯和',
      note: '叫錯和牌的代價。',
      values: { 'pay-and-stop': '賠各家並停和', pay: '賠各家', 'open-hand': '攤牌續打' },
    },
    falseWinPoints: { name: '錯和賠分', note: '即時賠給其他各家；未聽牌則賠雙份。' },
  },
};
