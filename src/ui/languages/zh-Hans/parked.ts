import { points, ranked } from './grammar';
import type { ParkedWords } from '../en/parked';

export const words: ParkedWords = {
  others: '其他没打完的牌局',
  underWay: '没打完的牌局',
  all: (count) => `全部${count}场`,
  stands: ({ hand, score, ...rank }) => `${hand}，${ranked(rank)}，${points(score)}`,
  against: (levels) => `对手：${levels.join('、')}`,
  played: (when) => `上次：${when}`,
  challenge: '挑战',
  dayOf: (date) => `${date}的每日牌局`,
  resume: '继续',
  remove: '移除',
  removeAsk: '移除这场牌局？',
  removeLong: '牌局到此为止，在历史中记为未完成。',
  keep: '保留',
  removed: '牌局已移除。',
};
