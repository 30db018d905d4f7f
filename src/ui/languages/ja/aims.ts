import type { AimWords } from '../en/aims';

/** What is said of the hands to aim for. */
export const words: AimWords = {
  title: '狙える手',
  thinking: '手牌に近い手を探しています。',
  none: 'このゲームの手については分かりません。',
  dead: 'この手は死に手で、もうアガれません。',
  nothing: 'ここにある手は、もう作れません。',
  section: 'カードの分類',
  all: 'すべての分類',
  lost: 'もう作れない手',
  why: { 'laid-out': '晒した牌と合わない', gone: '必要な牌が尽きた' },
  sorts: { 'one-suit-with-honours': '混一色', 'one-suit': '清一色', pongs: '対々和', pairs: '七対子' },
  plain: '面子と雀頭',
  with: (items) => `役：${items.join('、')}`,
  concealed: '門前',
  selfDrawn: 'ツモのみ',
  missing: (count) => (count === 0 ? '完成' : `あと${count}枚`),
  times: (name, count) => (count === 1 ? name : `${name}${count}枚`),
  missingTiles: (count, names) => (count === 0 ? '完成' : `あと${count}枚：${names.join('、')}`),
  goneTiles: (names) => `${names.join('、')}は残っていない`,
  laidOut: (names) => `晒した牌：${names.join('、')}`,
  listed: (names) => names.join('、'),
  sentence: (parts) => `${parts.join('。')}。`,
};
