import { points, ranked } from './grammar';
import type { ParkedWords } from '../en/parked';

export const words: ParkedWords = {
  others: '其他未完的牌局',
  underWay: '未完的牌局',
  all: (count) => `全部 ${count} 場`,
  stands: ({ hand, score, ...rank }) => `${hand}，${ranked(rank)}，${points(score)}`,
  against: (levels) => `對手：${levels.join('、')}`,
  played: (when) => `上次：${when}`,
  challenge: '挑戰',
  dayOf: (date) => `${date}的每日牌局`,
  resume: '繼續',
  remove: '移除',
  removeAsk: '移除此牌局？',
  removeLong: '牌局到此為止，在歷史中記為未完成。',
  keep: '保留',
  removed: '牌局已移除。',
};
