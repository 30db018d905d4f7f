import type { TextWords } from '../en/texts';

export const words: TextWords = {
  change: '更改',
  changeOf: (name) => `更改：${name}`,
  mine: '自定义',
  text: (name) => `${name}（文本）`,
  fromFile: '读取文件',
  toFile: '保存为文件',
  begin: '从游戏自带的开始改',
  usual: '改用游戏自带的',
  use: '使用这段文本',
  waiting: '这里有一段文本还没有使用。',
  fine: '这段文本没有错误。',
  faults: (count) => `有${count}处错误，点一下就到那一行。`,
  more: (count) => `还有${count}处。`,
  line: (line) => `第${line}行`,
  preview: '内容',
  exposed: '可以亮牌',
  concealed: '不可亮牌',
};
