import type { ChoiceWords, OptionsInWords, UnitWords } from '../../../../ui/text/gameWords';
import type { tableOptions } from '../options';
import { thousands } from './thousands';

export const points: UnitWords = {
  heading: '分',
  amount: (value) => `${thousands(value ?? 0)} 分`,
  range: (least, most) => `${thousands(least)}–${thousands(most)} 分`,
  below: (value, minimum) => `${thousands(value)} 分，須 ${thousands(minimum)} 分`,
};

/** Hands that are paid the limit have no number. */
export const limit: UnitWords = {
  heading: '爆棚',
  amount: () => '爆棚',
  range: () => '爆棚',
  below: () => '爆棚',
};

export const rounds: ChoiceWords = {
  name: '長度',
  value: (count) => (count === 1 ? '東圈' : `${count} 圈`),
};

export const kongNotRobbed = () => '已成糊，但此槓不可搶';

/** The settings of a table. */
export const tableWords: OptionsInWords<typeof tableOptions> = {
  claimSeconds: { name: '要牌時限', note: '回應棄牌的秒數；時間過後當作不要。', values: { 0: '不限時' } },
  strictCalling: {
    name: '嚴格食糊',
    note: '任何時候都可叫食糊，包括叫錯；由你自行判斷，不會顯示叫糊的牌、價值及原因。',
  },
  falseWin: { name: '詐糊', note: '叫錯食糊的代價。', values: { 'open-hand': '攤牌續打', pay: '賠各家' } },
  falseWinPoints: { name: '詐糊賠分', note: '即時賠給其他各家。' },
  startPoints: { name: '起始分數', note: '分數可跌至零以下。' },
};

export const matchWords = {
  rounds: { name: '圈數', note: '打多少圈；每圈各人做莊一次。' },
  dealerRepeats: {
    name: '連莊',
    note: '莊家食糊或流局後是否續莊。',
    values: { always: '一直續莊', three: '最多三局', never: '不續莊' },
  },
};

export const playWords = {
  deadWall: { name: '留牌', note: '牌山末尾不摸的張數。' },
  severalWinners: {
    name: '多人食糊',
    note: '多於一人可食同一張牌時誰得糊。',
    values: { nearest: '截糊（最近者）', highest: '分數最高者', all: '全部' },
  },
  robKong: {
    name: '搶槓',
    note: '哪些槓可被搶來食糊。',
    values: {
      any: '任何槓',
      added: '只限加槓',
      'added-or-thirteen-orphans': '暗槓只限十三么搶',
      never: '不可搶',
    },
  },
};

/** Values of items as an option. */
export const values = { name: '番種數值', note: '每項番種計多少；0即不計。' };

export const groups = {
  match: '牌局',
  table: '牌桌',
  play: '打法',
};

/** Payments that all of these games know. */
export const reasons = { win: '食糊', 'false-win': '詐糊' };

export const goal = (sets = 0, minimum = 0) =>
  `食糊：${sets} 組牌加一對眼${minimum > 0 ? `，最少 ${minimum} 番` : ''}`;
