import type { DeclarationWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/ja';
import type { sichuanOptions } from '../options';
import type { Ids } from '../table';
import { sichuanCalls } from './calls';

const fan: UnitWords = {
  heading: '翻',
  amount: (value) => `${value}翻`,
  range: (least, most) => `${least}〜${most}翻`,
  below: (value, minimum) => `${value}翻、${minimum}翻必要`,
};

const tooMany = (tiles = 0) => `余分な種類の牌が${tiles}枚`;

function lacking(suit: string): DeclarationWords {
  return { name: suit, verb: `${suit}を欠け色にする`, said: ({ name }) => `${name}の欠け色は${suit}。` };
}

const send = (count: number) => `${count}枚を渡す`;

export const words: OwnWords<Ids, typeof sichuanOptions> = {
  introduction: {
    title: '四川麻雀はここが違う',
    points: [
      {
        name: '三枚交換',
        text: '打つ前に、全員が同じ種類の三枚を渡します。渡す相手はサイコロで決まります。',
      },
      {
        name: '欠け色',
        text: '次に全員が一つの種類を欠け色に決めます。その牌は先に切り、鳴きにもロンにも使えず、手にあるとアガれません。',
      },
      { name: 'チーなし', text: '順子は手の中で数えますが、捨て牌はポン、カン、ロンにだけ取れます。' },
      {
        name: '局は続く',
        text: 'アガった人は点を受け取り、残りの人が、三人アガるか山がなくなるまで打ちます。一枚の牌で何人もアガれます。',
      },
      {
        name: 'カンの点',
        text: 'カンはその場で点になります。山がなくなったときノーテンなら返します。',
      },
      {
        name: '最後の精算',
        text: '山がなくなると、欠け色の牌を持つ人は全員に払い、ノーテンの人はテンパイの人に払います。',
      },
    ],
  },
  units: {
    fan,
    'void-tiles': {
      heading: '余分な種類',
      amount: (value) => tooMany(value ?? 0),
      range: (least, most) => `余分な種類の牌が${least}〜${most}枚`,
      below: (value) => tooMany(value),
    },
    points: standard.points,
  },
  refusals: {
    'below-minimum': ({ has, needs }) => `形は完成。${has}翻しかなく、${needs}翻必要です`,
    'void-suit': ({ tiles }) => `形は完成。${tooMany(tiles)}あります`,
    'passed-win': ({ fan: past }) => `${past}翻を見逃しました。次にツモるまで、翻の多い手でだけロンできます`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '手牌が完成していません',
  },
  declarations: {
    'void-characters': lacking('萬子'),
    'void-dots': lacking('筒子'),
    'void-bamboo': lacking('索子'),
  },
  phases: {
    exchange: {
      title: '同じ種類の三枚を渡す',
      line: '別の人から三枚もらいます。',
      send,
      stays: '三枚は同じ種類です。この種類は三枚ありません。',
    },
    'exchange-any': { title: '好きな三枚を渡す', line: '別の人から三枚もらいます。', send },
    void: {
      title: '欠け色を決める',
      line: 'その牌は先に切り、手にあるとアガれません。いちばん少ない種類がよいでしょう。',
    },
  },
  marks: {
    'void-characters': () => '萬子なし',
    'void-dots': () => '筒子なし',
    'void-bamboo': () => '索子なし',
    pig: () => '花猪',
    ready: () => 'テンパイ',
    unready: () => 'ノーテン',
    loser: () => '負け',
  },
  bound: '欠け色の牌を先に切ります',
  calls: sichuanCalls,
  goal: (minimum = 0) =>
    `アガリ：4面子と雀頭で二種類まで、または七対子${minimum > 0 ? `、${minimum}翻縛り` : ''}`,
  bar: (limit = 0) => (limit === 0 ? '四川麻雀、上限なし' : `四川麻雀、上限${limit}翻`),
  choices: { hands: { name: '長さ', value: (count) => `${count}局` } },
  presets: { standard: '標準', 'more-items': '役を増やす', 'no-exchange': '交換なし' },
  facts: {
    exchange: {
      name: '三枚交換',
      codes: { 'same-suit': '同じ種類', any: 'どの三枚でも', none: 'なし' },
    },
    minimum: { name: '縛り', codes: {}, count: (least) => (least === 0 ? 'なし' : fan.amount(least)) },
    limit: { name: '上限', codes: { none: 'なし' }, count: (most) => `${most}翻、${2 ** most}点` },
    selfDrawn: {
      name: 'ツモ',
      codes: { 'add-base': '各家が1点多く払う', 'add-fan': '1翻', none: '増えない' },
    },
    extraItems: { name: '追加の役', codes: {}, count: (count) => (count === 0 ? 'なし' : `${count}種`) },
  },
  items: {
    'all-pongs': '対々和',
    'seven-pairs': '七対子',
    'pure-hand': '清一色',
    'golden-hook': '金鉤釣',
    root: '根',
    'kong-replacement': '嶺上開花',
    'kong-discard': '槓上炮',
    'robbed-kong': '槍槓',
    'last-tile': '海底・河底',
    'self-drawn': 'ツモ',
    'heavenly-hand': '天和',
    'earthly-hand': '地和',
    'terminals-everywhere': '純全帯幺九',
    'two-five-eight': '二五八',
    'concealed-hand': '門前清',
    'middle-tiles': '断幺九',
  },
  headings: {
    items: '役',
    steps: '翻から点へ',
    goal: (minimum = 0) => (minimum > 0 ? `${minimum}翻縛りを満たす` : ''),
    payments: ({ selfDrawn }) =>
      `放銃者が一人で払います。ツモなら残っている全員が${selfDrawn === 'add-base' ? '1点ずつ多く' : ''}払います。`,
  },
  steps: { fan: '役', minimum: '縛り', cap: '上限', value: '一翻ごとに倍', 'void-suit': '余分な種類' },
  omissions: { 'part-of': (item, by) => `${item}：${by}に含む` },
  reasons: {
    ...standard.reasons,
    kong: 'カンの点',
    'kong-transfer': 'カンの点の移動',
    'flower-pig': '花猪',
    'ready-check': 'ノーテン',
    'kong-refund': 'カンの点の返還',
  },
  situations: {
    'last-tile': { name: '最後の牌', told: '山の最後の牌' },
    'kong-replacement': { name: '嶺上牌', told: 'カンの後の嶺上牌' },
    'first-draw': { name: '配牌', told: '配られた牌' },
    'first-discard': { name: '第一打', told: '親の第一打' },
    'kong-discard': { name: 'カンの後の打牌', told: 'カンの後の打牌' },
    void: { name: '欠け色', told: '欠け色あり' },
    out: { name: '先にアガった人', told: 'ほかの人のアガリの後' },
    fedBy: { name: 'カンの牌を捨てた人', told: '大明槓の後' },
  },
  groups: { ...standard.groups, scoring: '翻と点', payments: 'カンの点と最後の精算' },
  options: {
    ...standard.tableWords,
    exchange: {
      name: '三枚交換',
      note: '打つ前に全員が渡す牌。',
      values: { 'same-suit': '同じ種類の三枚', any: 'どの三枚でも', none: 'なし' },
    },
    voidFirst: { name: '欠け色から切る', note: '欠け色の牌が手にある間は、ほかの牌を切れません。' },
    severalWinners: {
      name: '複数のアガリ',
      note: '一枚の牌で二人以上がアガれるとき。',
      values: { all: '全員', nearest: '頭ハネ' },
    },
    robKong: {
      name: '槍槓',
      note: '加槓の牌でロンできるか。',
      values: { added: '加槓だけ', never: 'なし' },
    },
    passedWin: {
      name: '見逃し',
      note: 'アガリを見逃すと、次にツモるまでどうなるか。',
      values: { free: '何もない', 'until-own-draw': '翻の多い手だけ' },
    },
    kongTransfer: {
      name: 'カンの点の移動',
      note: 'カンの後の打牌で放銃した人は、そのカンで得た点をアガった人に渡します。',
    },
    readyCheck: {
      name: 'ノーテンの支払い',
      note: '山がなくなったとき、ノーテンの人がテンパイの人に払います。',
    },
    kongRefund: {
      name: 'カンの点の返還',
      note: '山がなくなったとき、ノーテンの人がカンの点を払った人に返します。',
    },
    pigPoints: {
      name: '花猪の点数',
      note: '山がなくなったとき、欠け色の牌を持つ人がほかの全員に払います。',
    },
    minimumFan: { name: '縛り', note: '翻がこれに足りない手ではアガれません。' },
    limitFan: { name: '上限', note: '数える翻の上限。', values: { 0: 'なし' } },
    selfDrawn: {
      name: 'ツモ',
      note: 'ツモで増えるもの。',
      values: { 'add-base': '各家から1点', 'add-fan': '1翻', none: 'なし' },
    },
    fedKongWin: {
      name: '大明槓からのツモ',
      note: '大明槓の嶺上牌でツモったとき、誰が払うか。',
      values: { all: '全員', feeder: '捨てた人だけ' },
    },
    extraItems: {
      name: '追加の役',
      note: '選んだときだけ付く役。',
      values: {
        'heavenly-hand': '天和、4翻',
        'earthly-hand': '地和、4翻',
        'terminals-everywhere': '純全帯幺九、2翻',
        'two-five-eight': '二五八、2翻',
        'concealed-hand': '門前清、1翻',
        'middle-tiles': '断幺九、1翻',
      },
    },
    nextDealer: {
      name: '次の親',
      note: '次の局の親。',
      values: { 'first-winner': '最初にアガった人', rotate: '次の人' },
    },
    hands: { name: '局数', note: '対局の局数。山がなくなった局も数えます。' },
  },
};
