import type { BranchWords } from '../en/branches';

/** What is said of hands that were played on. */
export const words: BranchWords = {
  title: '打ち直し',
  note: '牌山も相手も同じで、選択だけが違います。',
  match: '実戦',
  turn: (turn, now, then) => `${turn}巡目：${now}。実戦では${then}。`,
  letGo: (who) => `${who}は見送り`,
  same: '同じ進行でした。',
  wonBy: (names) => `${names.join('、')}のアガリ`,
  drawn: '流局',
  more: (points) => `実戦より${points}多い`,
  less: (points) => `実戦より${points}少ない`,
  equal: '実戦と同じ',
  replay: '牌譜再生',
  remove: '削除',
  removed: '削除しました。',
  removeFailed: 'ブラウザが削除できませんでした。',
  playOn: 'ここから打つ',
  from: (turn) => `${turn}巡目の選択から`,
  nowhere: 'この局では、この先に自分の選択がありません。',
  kept: '最後まで打った局は対局と一緒に残ります。成績には入りません。',
  table: 'この卓',
  leave: 'この卓を離れる',
  leaveNote: '途中の局は残りません。',
  toReplay: '牌譜に戻る',
};
