import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/ja';
import type { competitionOptions } from '../options';
import type { Ids } from '../table';
import { competitionCalls } from './calls';
import { items } from './itemsInJapanese';

const faan: UnitWords = {
  heading: '手の点',
  amount: (value) => `${value}点`,
  range: (least, most) => `${least}〜${most}点`,
  below: (value, minimum) => `${value}点、${minimum}点必要`,
};

const minimumWords = (least = 0) => (least === 0 ? '縛りなし' : `${least}点縛り`);

const EDITIONS = { 1998: '1998年の中国版', 2006: '2006年の英語版' };

export const words: OwnWords<Ids, typeof competitionOptions> = {
  introduction: {
    title: '中国麻将はここが違う',
    points: [
      {
        name: '8点縛り',
        text: '手の点は、81の役のうち付くものの合計です。8点でアガれます。花牌は縛りに入りません。',
      },
      {
        name: '面子の組み合わせ',
        text: 'アガリの多くは、面子を組み合わせた役によります。同じ数の三つの順子、一通、一つずつずれた順子や刻子で、一色でも三色でも役になります。',
      },
      {
        name: '組合の牌',
        text: '形がもう二つあります。字牌と147・258・369（それぞれ別の種類）からなる異なる十四枚と、その九枚すべてに面子と雀頭を加えたものです。',
      },
      {
        name: '結びは一度',
        text: '二つの面子を結べるのは一度だけで、輪にもできません。最も得な数え方は自動で選ばれます。',
      },
      {
        name: '全員が払う',
        text: 'アガった人に全員が8点ずつ払います。放銃者は手の点も払い、ツモなら三人が払います。倍払いはありません。',
      },
      { name: '十六局', text: '親は一局ごとに移ります。新しい場に入る前に席を替わります。' },
    ],
  },
  units: { faan, 'bonus-faan': { ...faan, heading: '花牌', isAdded: true }, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `形は完成。${has}点しかなく、${needs}点必要です`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '手牌が完成していません',
  },
  calls: competitionCalls,
  goal: (sets = 0, minimum = 0) =>
    `アガリ：${sets}面子と雀頭${minimum > 0 ? `、${minimumWords(minimum)}` : ''}`,
  bar: (minimum) => `中国麻将、${minimumWords(minimum)}`,
  choices: { rounds: standard.rounds },
  presets: {
    standard: '標準',
    easy: 'やさしい（縛りなし）',
    'green-book': '2006年の英語版',
    tournament: '大会',
  },
  facts: {
    minimum: { name: '縛り', codes: {}, count: faan.amount },
    base: { name: '各家の基本点', codes: {}, count: standard.points.amount },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '縛りに入らない', none: 'なし' } },
    edition: { name: '版', codes: EDITIONS },
  },
  items,
  headings: {
    items: '役',
    steps: '役から点へ',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `${minimumWords(minimum)}を満たす` : ''),
    payments: () => '基本点は三人が払います。手の点は放銃者が、ツモなら三人が払います。',
  },
  steps: { faan: '役', 'bonus-faan': '花牌', minimum: '縛り', base: '手の点' },
  omissions: {
    'part-of': (item, by) => `${item}：${by}に含む`,
    'outside-minimum': () => '花牌は縛りに入りません。',
  },
  reasons: { ...standard.reasons, base: '基本点', win: '手の点', 'table-points': '順位点' },
  factors: { 'not-ready': 'ノーテン' },
  situations: {
    'last-tile': { name: '最後の牌', told: '山の最後の牌' },
    'kong-replacement': { name: '嶺上牌', told: 'カンの後の嶺上牌' },
    'bonus-replacement': { name: '花牌の補充', told: '花牌の補充牌' },
    'first-draw': { name: '配牌', told: '配られた十四枚' },
    'last-of-kind': { name: '絶張', told: 'ほかの三枚が見えている牌' },
  },
  groups: { ...standard.groups, scoring: '点数' },
  options: {
    ...standard.tableWords,
    rounds: standard.matchWords.rounds,
    bonusTiles: { name: '花牌', note: '八枚の花牌。アガった人に一枚1点。' },
    concealedKongs: {
      name: '暗槓',
      note: '局が終わるまで、ほかの人に見えるもの。',
      values: { hidden: '伏せる', shown: '見せる' },
    },
    seatChanges: { name: '席替え', note: '新しい場に入る前に席を替わります。' },
    tablePoints: { name: '順位点', note: '大会と同じく、順位に4、2、1、0点を付けます。' },
    edition: { name: '版', note: '点や重ならない役が、版によって少し違います。', values: EDITIONS },
    minimumFaan: { name: '縛り', note: '花牌を除いてこれに足りない手ではアガれません。' },
    basePoints: { name: '基本点', note: '手の点のほかに、アガっていない人がそれぞれ払います。' },
    impossibleWaits: {
      name: '使い切った待ち',
      note: '四枚とも自分で持つ種類を、待ちの一つに数えるか。',
      values: { count: '数える', ignore: '数えない' },
    },
    knittedWaits: {
      name: '組合龍の待ち',
      note: 'あり：九枚の一つでアガっても、ほかの順子か雀頭にも入れば待ちの役が付きます。',
    },
    falseWin: {
      name: 'チョンボ',
      note: '誤ったアガリの代償。',
      values: {
        'pay-and-stop': '各家に払い、アガリ放棄',
        pay: '各家に払う',
        'open-hand': '手牌を開いて続行',
      },
    },
    falseWinPoints: { name: 'チョンボの点数', note: 'その場で各家に払います。ノーテンなら倍。' },
  },
};
