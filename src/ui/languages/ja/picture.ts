import type { PictureWords } from '../en/picture';

/** The words of pictures to save or share. */
export const words: PictureWords = {
  title: '画像',
  drawing: '画像を作成しています。',
  failed: 'このブラウザでは画像を作れませんでした。',
  save: '画像を保存',
  saved: '画像を保存しました。',
  share: '共有',
  notShared: '共有できませんでした。代わりに保存してください。',
  noShare: 'このブラウザは画像をほかのアプリに渡せません。保存してから共有してください。',
  noHand: 'この対局では誰もアガっていません。',
  player: '打ち手',
  first: (names, points) => `トップ：${names}、${points}点`,
  best: (name, worth, gain) => `最高の一局：${[name, worth, gain].filter((part) => part !== '').join('、')}`,
};
