import type { SwitchWords } from '../en/switches';

/** What is said of the switches at the table. */
export const words: SwitchWords = {
  note: '开关只在这一局有效；按“保留”就一直有效。',
  strict: '这一桌诈胡要罚：胡牌全由你自己喊。',
  thisHand: '只限这一局',
  keep: '保留',
  keepIt: (what) => `保留：${what}`,
  pace: '速度',
  paces: { relaxed: '悠闲', normal: '正常', fast: '快', instant: '即时' },
  passes: '替我过',
  passedOn: { nothing: '不替', chows: '能吃时', all: '除了胡牌' },
  autoWin: '能胡就胡',
  discardDrawn: '摸什么打什么',
  sorted: '自动理牌',
  nextHand: '自动开始下一局',
  doing: {
    autoWin: '能胡就胡',
    discardDrawn: '摸什么打什么',
    onlyWins: '除了胡牌一律过',
    noChows: '一律不吃',
  },
  byItself: (doing) => `自动：${doing.join('、')}`,
  stop: '停止',
  stopAll: '停止：全由你自己选择',
  discards: (tile) => `打出${tile}`,
  wins: '胡',
  lapsed: (names) => `只限上一局，现已还原：${names.join('、')}`,
  lapsedOff: (name) => `${name}（关）`,
  goesOn: '马上自动开始下一局；点任意处可停止。',
};
