import type { TextWords } from '../en/texts';

/** The words of options that are texts, in Chinese as written in Hong Kong. */
export const words: TextWords = {
  change: '更改',
  changeOf: (name) => `更改：${name}`,
  mine: '自訂',
  text: (name) => `${name}（文字）`,
  fromFile: '讀取檔案',
  toFile: '存為檔案',
  begin: '由遊戲原有的開始',
  usual: '改用遊戲原有的',
  use: '使用這段文字',
  waiting: '這裏有一段文字尚未使用。',
  fine: '這段文字沒有錯誤。',
  faults: (count) => `有${count}處錯誤。按一下便到該行。`,
  more: (count) => `還有${count}處。`,
  line: (line) => `第${line}行`,
  preview: '內容',
  exposed: '可亮出',
  concealed: '暗牌',
};
