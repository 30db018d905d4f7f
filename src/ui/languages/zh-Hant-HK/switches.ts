import type { SwitchWords } from '../en/switches';

/** What is said of the switches at the table. */
export const words: SwitchWords = {
  note: '開關只在此局有效；按「保留」則以後一直有效。',
  strict: '此桌詐糊須罰：食糊一律由你自己叫。',
  thisHand: '只限此局',
  keep: '保留',
  keepIt: (what) => `保留：${what}`,
  pace: '速度',
  paces: { relaxed: '悠閒', normal: '正常', fast: '快', instant: '即時' },
  passes: '代我不要',
  passedOn: { nothing: '不代', chows: '不上', all: '除食糊外' },
  autoWin: '可食糊即食',
  discardDrawn: '摸甚麼打甚麼',
  sorted: '自動理牌',
  nextHand: '自動開下一局',
  doing: {
    autoWin: '可食糊即食',
    discardDrawn: '摸甚麼打甚麼',
    onlyWins: '除食糊外一律不要',
    noChows: '一律不上',
  },
  byItself: (doing) => `自動：${doing.join('、')}`,
  stop: '停止',
  stopAll: '停止：全部由你自己選擇',
  discards: (tile) => `打出${tile}`,
  wins: '食糊',
  lapsed: (names) => `只限上一局，現已還原：${names.join('、')}`,
  lapsedOff: (name) => `${name}（關）`,
  goesOn: '即將自動開下一局；按任何一處可停止。',
};
