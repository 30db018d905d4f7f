import type { OwnHomeWords } from '../en/own';

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const words: OwnHomeWords = {
  yours: '你的紀錄',
  offered: '這裏有甚麼',
  position: '每日一題',
  answered: '今日已作答，明日再來。',
  unanswered: '今日尚未作答。',
  rating: '你的等級分',
  range: (low, high) => `${low}至${high}`,
  latest: '最近牌局',
  statistics: '統計',
  offers: {
    watch: { title: '看電腦對局', note: '四個電腦玩家攤牌對局，快慢隨意，可問教練。' },
    practice: { title: '牌局練習', note: '真實局面：先選擇，再看每個選擇值多少。' },
    day: { title: '每日牌局', note: '每天人人同打四局。' },
  },
};
