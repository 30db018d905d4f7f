import type { OwnHomeWords } from '../en/own';

export const words: OwnHomeWords = {
  yours: '你的记录',
  offered: '这里有什么',
  position: '每日一题',
  answered: '今天已作答，明天再来。',
  unanswered: '今天还没作答。',
  rating: '你的等级分',
  range: (low, high) => `${low}至${high}`,
  latest: '最近的牌局',
  statistics: '统计',
  offers: {
    watch: { title: '看机器人对局', note: '四个机器人摊牌对局，快慢随意，可以问教练。' },
    practice: { title: '实战练习', note: '真实局面：先选择，再看每个选择值多少。' },
    day: { title: '每日牌局', note: '每天大家打同样的四局。' },
  },
};
