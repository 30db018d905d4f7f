import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/ja';
import type { taiwanOptions } from '../options';
import type { Ids } from '../table';
import { taiwanCalls } from './calls';

const tai: UnitWords = {
  heading: '台',
  amount: (value) => `${value}台`,
  range: (least, most) => `${least}〜${most}台`,
  below: (value, minimum) => `${value}台、${minimum}台必要`,
};

const minimumWords = (least = 0) => (least === 0 ? '縛りなし' : `${least}台縛り`);

const severalWinners = { all: '全員', nearest: '頭ハネ', highest: '点数の高い人' };

export const words: OwnWords<Ids, typeof taiwanOptions> = {
  introduction: {
    title: '台湾麻雀はここが違う',
    points: [
      {
        name: '十六枚の手',
        text: '手牌は十六枚、十七枚目でアガります。五面子と雀頭です。最後の十六枚はツモりません。',
      },
      {
        name: '底と台',
        text: '手の点は底に台を足したもので、倍にはなりません。形ができれば、台がなくてもアガれます。',
      },
      {
        name: '親と連荘',
        text: '親との授受は一台多くなります。アガるか流局なら連荘で、一回につきさらに二台。アガった人と親の間だけです。',
      },
      {
        name: '放銃者が払う',
        text: '放銃者が一人で払い、ツモなら三人が払います。一枚の牌で何人もアガれます。',
      },
      {
        name: '見逃しと喰い替え',
        text: 'アガリを見逃すと、次にツモるまでロンできません。鳴いた番には、取った牌と同じ牌を切れません。',
      },
      {
        name: '天聴と地聴',
        text: '配牌か第一打でテンパイなら宣言できます。その後はツモ切りで、鳴きもカンもできませんが、アガると台が増えます。',
      },
    ],
  },
  units: { tai, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `形は完成。${has}台しかなく、${needs}台必要です`,
    'missed-win': () => '見逃しました。次にツモるまでロンできません',
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => '手牌が完成していません',
  },
  declarations: {
    ready: { name: '聴牌宣言', verb: 'テンパイを宣言', said: ({ name }) => `${name}、聴牌宣言。` },
  },
  phases: {
    'heavenly-ready': {
      title: '配牌でテンパイ',
      line: '天聴を宣言すると、アガったとき8台増えます。その後はツモ切りです。',
    },
  },
  marks: {
    'heavenly-ready': () => '天聴',
    'earthly-ready': () => '地聴',
    'missed-win': () => '見逃し',
    streak: (streak = 0) => `連荘${streak}`,
  },
  bound: '聴牌宣言：ツモった牌だけを切れます',
  calls: taiwanCalls,
  readyAs: { 'missed-win': '見逃し' },
  goal: (sets = 0, minimum = 0) =>
    `アガリ：${sets}面子と雀頭${minimum > 0 ? `、${minimumWords(minimum)}` : ''}`,
  bar: (base = 0, each = 0) => `台湾麻雀、底${base}、一台${each}`,
  choices: { rounds: standard.rounds },
  presets: {
    standard: '標準',
    'five-two': '底5、一台2点',
    nearest: '頭ハネ',
    'eight-pairs': '八対子あり',
    'no-flowers': '花牌なし',
    plain: '聴牌宣言も制限もなし',
  },
  facts: {
    base: { name: '底', codes: {}, count: standard.points.amount },
    tai: { name: '一台', codes: {}, count: standard.points.amount },
    dealer: { name: '親', codes: {}, count: (more) => (more === 0 ? '子と同じ' : `${more}台増える`) },
    streak: { name: '連荘ごと', codes: {}, count: (more) => (more === 0 ? '増えない' : `${more}台増える`) },
    minimum: { name: '縛り', codes: {}, count: (least) => (least === 0 ? 'なし' : tai.amount(least)) },
    severalWinners: { name: '複数のアガリ', codes: severalWinners },
  },
  items: {
    'self-drawn': 'ツモ',
    'concealed-hand': '門前清',
    'concealed-self-drawn': '門前清自摸',
    'half-from-others': '半求人',
    'all-from-others': '全求人',
    'single-wait': '独聴',
    'robbed-kong': '槍槓',
    'kong-bloom': '嶺上開花',
    'last-tile': '海底撈月',
    'last-discard': '河底撈魚',
    'heavenly-hand': '天和',
    'earthly-hand': '地和',
    'human-hand': '人和',
    'heavenly-ready': '天聴',
    'earthly-ready': '地聴',
    'dragon-pong': '三元牌の刻子',
    'seat-wind': '自風',
    'round-wind': '場風',
    'all-chows': '平和',
    'all-pongs': '対々和',
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
    'eight-pairs': '八対子',
    'own-flower': '自分の花牌',
    'flower-set': '花槓',
    'seven-rob-one': '七搶一',
    'eight-bonus-tiles': '八仙過海',
  },
  headings: {
    items: '台',
    steps: '台から点へ',
    goal: (_sets, minimum = 0) => (minimum > 0 ? `${minimumWords(minimum)}を満たす` : ''),
    payments: ({ dealerTai, streakTai }) =>
      `放銃者が一人で、ツモなら三人が払います。${
        dealerTai === 0 && streakTai === 0 ? '' : 'アガった人と親の間には親の台が加わります。'
      }`,
  },
  steps: { tai: '台', minimum: '縛り', cap: '上限', value: '底と台' },
  omissions: { 'part-of': (item, by) => `${item}：${by}に含む` },
  reasons: { ...standard.reasons, dealer: '親', streak: '連荘' },
  situations: {
    'last-tile': { name: '最後の牌', told: '最後の牌か、その後の捨て牌' },
    'kong-replacement': { name: '嶺上牌', told: 'カンの後の嶺上牌' },
    'bonus-replacement': { name: '花牌の補充', told: '花牌の補充牌' },
    'double-kong-replacement': { name: '連続カン', told: '二回目のカンの嶺上牌' },
    'first-draw': { name: '第一ツモ', told: '第一ツモ、その前に鳴きなし' },
    'first-discard': { name: '第一ツモの前', told: '第一ツモの前' },
    'heavenly-ready': { name: '天聴', told: '天聴を宣言' },
    'earthly-ready': { name: '地聴', told: '地聴を宣言' },
    streak: { name: '連荘の数', told: '連荘中' },
  },
  groups: { ...standard.groups, scoring: '台', payment: '支払い' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    bonusTiles: { name: '花牌', note: '八枚の花牌と、その台。' },
    dice: {
      name: 'サイコロ',
      note: '開門の位置の決め方。',
      values: { three: '三個', 'two-twice': '二個を二回（二度振り）' },
    },
    deadWall: standard.playWords.deadWall,
    severalWinners: {
      name: '複数のアガリ',
      note: '一枚の牌で二人以上がアガれるとき。',
      values: severalWinners,
    },
    robKong: {
      name: '槍槓',
      note: 'どのカンの牌でロンできるか。',
      values: { added: '加槓だけ', any: 'すべてのカン', never: 'なし' },
    },
    swapDiscard: {
      name: '喰い替え',
      note: 'チーかポンの番に切れない牌。',
      values: { same: '取った牌と同じ牌', strict: '同じ牌と順子の反対側', none: 'なし' },
    },
    missedWin: {
      name: '見逃し',
      note: 'アガリを見逃すとどうなるか。',
      values: { 'until-draw': '次にツモるまでロンできない', none: '何もない' },
    },
    sevenRobOne: {
      name: '七搶一',
      note: '花牌を七枚持つ人は、残り一枚をほかの人が抜くと、その場でアガります。',
    },
    readyDeclaration: {
      name: '天聴と地聴',
      note: '配牌か第一打でテンパイなら宣言でき、アガると台が増えます。',
    },
    minimumFaan: { name: '縛り', note: '台が足りない手ではアガれません。親の台は入りません。' },
    limitFaan: { name: '上限', note: '数える台の上限。親の台は別に足します。', values: { 0: 'なし' } },
    eightPairs: { name: '八対子', note: '異なる七つの対子と同じ牌三枚でもアガれます。' },
    flowerBloom: { name: '花牌の補充も嶺上開花', note: 'なし：カンの補充牌だけ。' },
    heavenlyTai: { name: '天和', note: '何台に数えるか。' },
    earthlyTai: { name: '地和', note: '何台に数えるか。' },
    humanTai: { name: '人和', note: '何台に数えるか。', values: { 0: 'なし' } },
    allHonorsTai: { name: '字一色', note: '何台に数えるか。' },
    basePoints: { name: '底', note: '台によらず、どの手にもある点。' },
    taiPoints: { name: '一台の点', note: '一台につき何点か。' },
    dealerTai: { name: '親の台', note: '親とアガった人の間に加わる台。' },
    streakTai: { name: '連荘の台', note: '連荘一回につき、親とアガった人の間にさらに加わる台。' },
  },
};
