import type { PictureWords } from '../en/picture';

export const words: PictureWords = {
  title: '图片',
  drawing: '正在绘制图片。',
  failed: '这个浏览器没能绘制图片。',
  save: '保存图片',
  saved: '图片已保存。',
  share: '分享',
  notShared: '没能分享，请改为保存。',
  noShare: '这个浏览器不能把图片交给别的应用。请先保存，再去分享。',
  noHand: '这场牌局没有人胡牌。',
  player: '玩家',
  first: (names, points) => `第一：${names}，${points}分`,
  best: (name, worth, gain) => `最佳一局：${[name, worth, gain].filter((part) => part !== '').join('，')}`,
};
