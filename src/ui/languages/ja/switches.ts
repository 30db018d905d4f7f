import type { SwitchWords } from '../en/switches';

/** What is said of the switches at the table. */
export const words: SwitchWords = {
  note: 'ここでの設定はこの局だけ。「以後も」で続きます。',
  strict: 'チョンボに罰がある卓です。アガリはすべて自分で宣言します。',
  thisHand: 'この局だけ',
  keep: '以後も',
  keepIt: (what) => `以後も：${what}`,
  pace: '速さ',
  paces: { relaxed: 'ゆっくり', normal: 'ふつう', fast: '速い', instant: '即時' },
  passes: '自動でパス',
  passedOn: { nothing: 'しない', chows: 'チーだけ', all: 'アガリ以外' },
  autoWin: '自動でアガる',
  discardDrawn: '自動でツモ切り',
  sorted: '自動で理牌',
  nextHand: '自動で次の局へ',
  doing: {
    autoWin: 'アガリ',
    discardDrawn: 'ツモ切り',
    onlyWins: 'アガリ以外パス',
    noChows: 'チーはパス',
  },
  byItself: (doing) => `自動：${doing.join('、')}`,
  stop: '止める',
  stopAll: '止める：すべて自分で選ぶ',
  discards: (tile) => `${tile}をツモ切り`,
  wins: 'アガリ',
  lapsed: (names) => `前の局だけの設定でした：${names.join('、')}`,
  lapsedOff: (name) => `${name}（オフ）`,
  goesOn: '自動で次の局へ進みます。どこかを押すと止まります。',
};
