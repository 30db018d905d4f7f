import type { OptionsInWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/ja';
import type { riichiOptions } from '../options';

const DRAWS = {
  'nine-terminals': '九種九牌',
  'four-winds': '四風連打',
  'four-riichi': '四家立直',
  'four-kongs': '四開槓',
};

const ANSWERED = { 'great-dragons': '大三元', 'great-winds': '大四喜', 'four-kongs': '四槓子' };

export const options: OptionsInWords<typeof riichiOptions> = {
  rounds: standard.matchWords.rounds,
  dealerRepeats: {
    name: '連荘',
    note: '途中流局の後は必ず連荘します。',
    values: {
      ready: 'テンパイ連荘',
      win: 'アガリ連荘',
      draw: 'アガリと流局で連荘',
      never: 'なし',
    },
  },
  startPoints: { name: '持ち点', note: '開始時の点数。' },
  returnPoints: {
    name: '返し',
    note: '原点。持ち点との差はオカとしてトップに入り、延長戦は誰かがこれに達すると終わります。',
  },
  uma: {
    name: 'ウマ',
    note: '終局時の順位点（千点単位）。',
    values: {
      '10-20': '10-20',
      '5-10': '5-10',
      '10-30': '10-30',
      '20-30': '20-30',
      none: 'なし',
    },
  },
  extension: {
    name: '延長戦',
    note: 'オーラスの後、誰も返しの点に達していないとき。',
    values: { 'sudden-death': 'もう一場（サドンデス）', none: 'なし' },
  },
  bust: { name: 'トビ終了', note: '誰かが0点未満になると終局。' },
  agariyame: {
    name: 'アガリやめ・テンパイやめ',
    note: 'オーラスの親が連荘し、トップで返しの点に達していれば終局。',
  },
  redFives: { name: '赤ドラ', note: '一枚につき一翻。', values: { 0: 'なし', 3: '三枚' } },
  severalWinners: {
    name: '複数のロン',
    note: '一枚の牌で二人以上がロンしたとき。',
    values: { two: 'ダブロンまで、三家和は流局', all: 'トリプルロンまで', nearest: '頭ハネ' },
  },
  abortiveDraws: { name: '途中流局', note: '採用する途中流局。', values: DRAWS },
  fourKongs: {
    name: '四開槓',
    note: '流局するとき。',
    values: { 'after-discard': '次の打牌が通った後', 'at-once': 'すぐに' },
  },
  notenPayments: { name: 'ノーテン罰符', note: '荒牌流局で場に3,000点。' },
  nagashiMangan: {
    name: '流し満貫',
    note: '荒牌流局で、捨て牌がすべて幺九牌で、一枚も鳴かれていないとき。',
  },
  lateRiichi: { name: 'ツモ番なしリーチ', note: '山の残りが四枚未満でもリーチできます。' },
  riichiKong: {
    name: 'リーチ後の暗槓',
    note: 'ツモった牌での暗槓の条件。',
    values: {
      'same-waits': '待ちが変わらない',
      'same-hand': '面子構成も変わらない',
      never: '不可',
    },
  },
  swapCalling: {
    name: '喰い替え',
    note: 'チー・ポンの直後に切れる牌。',
    values: { none: '不可（筋も現物も）', 'other-end': '筋喰い替えは可', any: '可' },
  },
  orphansRobConcealed: { name: '国士の暗槓ロン', note: '国士無双は暗槓を槍槓できます。' },
  kanDora: {
    name: 'カンドラ',
    note: '明槓・加槓の新ドラをめくるとき。',
    values: { late: '打牌のとき（後めくり）', 'at-once': 'すぐに（即めくり）', none: 'カンドラなし' },
  },
  uraDora: {
    name: '裏ドラ',
    note: 'リーチしてアガった人に。',
    values: { all: 'カン裏まで', first: '最初の一枚だけ', none: 'なし' },
  },
  ippatsu: { name: '一発', note: 'リーチから一巡以内のアガリに一翻。' },
  openTanyao: { name: '喰いタン', note: '鳴いた断幺九も役になります。' },
  minimumHan: { name: '縛り', note: 'アガリに必要な翻。ドラは数えません。' },
  doubleWindPair: {
    name: '連風牌の雀頭',
    note: '自風と場風を兼ねる雀頭の符。',
    values: { 4: '4符', 2: '2符' },
  },
  roundUpMangan: { name: '切り上げ満貫', note: '4翻30符と3翻60符を満貫とします。' },
  countedYakuman: { name: '数え役満', note: '13翻以上を役満とします。' },
  yakumanStack: { name: '役満の複合', note: '一つの手の複数の役満を足します。' },
  doubleYakuman: { name: 'ダブル役満', note: '四種の役満を二倍に数えます。' },
  pao: { name: '責任払い（パオ）', note: '最後の組を鳴かせた人が責任を負う役満。', values: ANSWERED },
  claimSeconds: standard.tableWords.claimSeconds,
  strictCalling: standard.tableWords.strictCalling,
  falseWin: {
    name: 'チョンボ',
    note: '誤ったアガリの代償。',
    values: { chombo: '満貫払い', 'open-hand': '手牌を開いて続行' },
  },
};
