import type { TextWords } from '../en/texts';

/** The words of options that are texts, such as a card of hands. */
export const words: TextWords = {
  change: '変更',
  changeOf: (name) => `変更：${name}`,
  mine: '自分用',
  text: (name) => `${name}（文）`,
  fromFile: 'ファイルを読み込む',
  toFile: 'ファイルに保存',
  begin: 'ゲーム標準から始める',
  usual: 'ゲーム標準で打つ',
  use: 'この文を使う',
  waiting: 'まだ使っていない文があります。',
  fine: 'この文に誤りはありません。',
  faults: (count) => `誤りが${count}か所あります。押すとその行へ移ります。`,
  more: (count) => `ほか${count}か所。`,
  line: (line) => `${line}行目`,
  preview: '内容',
  exposed: '晒せる',
  concealed: '門前',
};
