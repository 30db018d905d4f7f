import type { ChoiceWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import type { tableOptions } from '../options';
import { thousands } from './thousands';

export const points: UnitWords = {
  heading: '点',
  amount: (value) => `${thousands(value ?? 0)}点`,
  range: (least, most) => `${thousands(least)}〜${thousands(most)}点`,
  below: (value, minimum) => `${thousands(value)}点、${thousands(minimum)}点必要`,
};

/** Hands that are paid the limit have no number. */
export const limit: UnitWords = {
  heading: '満貫',
  amount: () => '満貫',
  range: () => '満貫',
  below: () => '満貫',
};

const LENGTHS: Readonly<Record<number, string>> = { 1: '東風戦', 2: '半荘戦', 4: '一荘戦' };

export const rounds: ChoiceWords = {
  name: '長さ',
  value: (count) => LENGTHS[count] ?? `${count}場`,
};

export const kongNotRobbed = () => '形は完成。このカンは槍槓できません';

/** The settings of a table. */
export const tableWords: OptionsInWords<typeof tableOptions> = {
  claimSeconds: {
    name: '鳴きの制限時間',
    note: '捨て牌に応じる秒数。過ぎるとパスになります。',
    values: { 0: 'なし' },
  },
  strictCalling: {
    name: '自己申告',
    note: 'アガリはいつでも宣言でき、誤ることもあります。手は自分で判断し、待ち・点数・理由は表示されません。',
  },
  falseWin: {
    name: 'チョンボ',
    note: '誤ったアガリの代償。',
    values: { 'open-hand': '手牌を開いて続行', pay: '各家に払う' },
  },
  falseWinPoints: { name: 'チョンボの点数', note: 'その場で各家に払います。' },
  startPoints: { name: '持ち点', note: '開始時の点数。いくつでも、点はマイナスになりえます。' },
};

export const matchWords = {
  rounds: { name: '場数', note: 'いくつの場を打つか。一つの場で全員が一度ずつ親になります。' },
  dealerRepeats: {
    name: '連荘',
    note: '親がアガるか流局したとき、親を続けるか。',
    values: { always: '常に', three: '三局まで', never: 'なし' },
  },
};

export const playWords = {
  deadWall: { name: '王牌', note: '山の最後に残す、ツモらない枚数。' },
  severalWinners: {
    name: '複数のアガリ',
    note: '一枚の牌で二人以上がアガれるとき。',
    values: { nearest: '頭ハネ', highest: '点数の高い人', all: '全員' },
  },
  robKong: {
    name: '槍槓',
    note: 'どのカンの牌でロンできるか。',
    values: {
      any: 'すべてのカン',
      added: '加槓だけ',
      'added-or-thirteen-orphans': '暗槓は十三幺だけ',
      never: 'なし',
    },
  },
};

/** Values of items as an option. */
export const values = { name: '役の価値', note: '各役をいくつに数えるか。0なら数えません。' };

export const groups = {
  match: '対局',
  table: '卓',
  play: '打ち方',
};

/** Payments that all of these games know. */
export const reasons = { win: 'アガリ', 'false-win': 'チョンボ' };

export const goal = (sets = 0, minimum = 0) =>
  `アガリ：${sets}面子と雀頭${minimum > 0 ? `、${minimum}翻縛り` : ''}`;
