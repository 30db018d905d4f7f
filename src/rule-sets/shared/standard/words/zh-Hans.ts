import type { ChoiceWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import type { tableOptions } from '../options';
import { thousands } from './thousands';

export const points: UnitWords = {
  heading: '分',
  amount: (value) => `${thousands(value ?? 0)}分`,
  range: (least, most) => `${thousands(least)}–${thousands(most)}分`,
  below: (value, minimum) => `${thousands(value)}分，要${thousands(minimum)}分`,
};

/** Hands that are paid the limit have no number. */
export const limit: UnitWords = {
  heading: '封顶',
  amount: () => '封顶',
  range: () => '封顶',
  below: () => '封顶',
};

export const rounds: ChoiceWords = {
  name: '长度',
  value: (count) => (count === 1 ? '东风圈' : `${count}圈`),
};

export const kongNotRobbed = () => '牌型已成，但这个杠不能抢';

/** The settings of a table. */
export const tableWords: OptionsInWords<typeof tableOptions> = {
  claimSeconds: { name: '要牌时限', note: '回应弃牌的秒数；过时当作过。', values: { 0: '不限时' } },
  strictCalling: {
    name: '严格胡牌',
    note: '任何时候都能喊胡，包括喊错；由你自己判断，不显示听的牌、价值和原因。',
  },
  falseWin: { name: '诈胡', note: '喊错胡牌的代价。', values: { 'open-hand': '摊牌续打', pay: '赔各家' } },
  falseWinPoints: { name: '诈胡赔分', note: '当场赔给其他各家。' },
  startPoints: { name: '起始分数', note: '分数可以跌到零以下。' },
};

export const matchWords = {
  rounds: { name: '圈数', note: '打多少圈；每圈每人坐庄一次。' },
  dealerRepeats: {
    name: '连庄',
    note: '庄家胡牌或流局后是否连庄。',
    values: { always: '一直连庄', three: '最多三局', never: '不连庄' },
  },
};

export const playWords = {
  deadWall: { name: '留牌', note: '牌墙末尾不摸的张数。' },
  severalWinners: {
    name: '多家胡牌',
    note: '几家同时胡一张牌时归谁。',
    values: { nearest: '截胡（最近者）', highest: '分数最高者', all: '全部' },
  },
  robKong: {
    name: '抢杠',
    note: '哪些杠可以被抢来胡。',
    values: {
      any: '任何杠',
      added: '只限加杠',
      'added-or-thirteen-orphans': '暗杠只限十三幺抢',
      never: '不可抢',
    },
  },
};

/** Values of items as an option. */
export const values = { name: '番种番数', note: '每个番种算多少；0表示不计。' };

export const groups = {
  match: '牌局',
  table: '牌桌',
  play: '打法',
};

/** What is stamped on a hand that has won is else the sign of Hong Kong. */
export const terms = { chow: '吃', pong: '碰', kong: '杠', win: '胡', 'drawn-win': '自摸' };

/** Payments that all of these games know. */
export const reasons = { win: '胡牌', 'false-win': '诈胡' };

export const goal = (sets = 0, minimum = 0) =>
  `胡牌：${sets}组牌加一对将${minimum > 0 ? `，至少${minimum}番` : ''}`;
