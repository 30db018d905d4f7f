import type { PictureWords } from '../en/picture';

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const words: PictureWords = {
  title: '圖片',
  drawing: '正在繪製圖片。',
  failed: '此瀏覽器未能繪製圖片。',
  save: '儲存圖片',
  saved: '圖片已儲存。',
  share: '分享',
  notShared: '未能分享，請改為儲存。',
  noShare: '此瀏覽器未能把圖片交給其他程式。請先儲存，再行分享。',
  noHand: '這場牌局沒有人食糊。',
  player: '玩家',
  first: (names, points) => `第一：${names}，${points}分`,
  best: (name, worth, gain) => `最佳一局：${[name, worth, gain].filter((part) => part !== '').join('，')}`,
};
