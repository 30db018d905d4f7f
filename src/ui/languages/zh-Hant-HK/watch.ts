import type { WatchWords } from '../en/watch';

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const words: WatchWords = {
  title: '看電腦對局',
  short: '觀戰',
  note: '四個電腦玩家對局，手牌全部攤開。可隨意快進、後退、轉換座位，並問教練會怎樣打。每個電腦玩家只知道自己座位可見的牌。你自己的牌局不受影響。',
  start: '開始觀看',
  leave: '離開這張牌桌',
  over: '牌局已完。',
  coach: '教練',
  coachAs: (name) => `教練代${name}選擇`,
  thinking: '教練思考中。',
  nobody: '之後暫無選擇：這局已完，或電腦尚未打下去。',
  noCoach: '教練對這個選擇沒有意見。',
  fourth: '阿輝',
};
