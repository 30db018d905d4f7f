import type { ParkedWords } from '../en/parked';
import { points, ranked } from './grammar';

/** What is said of the matches under way that are not open. */
export const words: ParkedWords = {
  others: 'ほかの途中の対局',
  underWay: '途中の対局',
  all: (count) => `全${count}件`,
  stands: ({ hand, score, ...rank }) => `${hand}、${ranked(rank)}、${points(score)}`,
  against: (levels) => `相手：${levels.join('、')}`,
  played: (when) => `最終：${when}`,
  challenge: '挑戦状',
  dayOf: (date) => `${date}の対局`,
  resume: '続きを打つ',
  remove: '削除',
  removeAsk: 'この対局を削除しますか？',
  removeLong: 'ここで終わり、履歴には「途中終了」として残ります。',
  keep: '残す',
  removed: '対局を削除しました。',
};
