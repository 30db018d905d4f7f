import { signed, total } from '../../text/numbers';
import type { Text } from '../en/app';
import { history } from './app/history';
import { atHome } from './app/home';
import { menu } from './app/menu';
import { replay } from './app/replay';
import { ofResults } from './app/result';
import { say } from './app/say';
import { atTable } from './app/table';
import { verify } from './app/verify';
import { groupOf, meld, people, points, seconds, tile, whose, wind } from './grammar';

/** The same words in Japanese, in the terms of players in Japan. */
export const words: Text = {
  language: 'ja',
  appName: '香港麻雀',
  people,
  whose,
  wind,
  tile,
  groupOf,
  meld,
  points,
  total,
  signed,
  seconds,
  ...atTable,
  ...atHome,
  menu,
  closePanel: (title) => `閉じる：${title}`,
  keys: {
    title: 'キー操作',
    space: 'スペース',
  },
  crash: {
    title: 'エラーが発生しました',
    note: (isKept) =>
      isKept
        ? '対局は直前の一手まで保存されています。再読み込みすると続きから打てます。'
        : 'このブラウザには対局が保存されていません。再読み込みして新しく始めてください。',
    reload: '再読み込み',
    download: '保存データをダウンロード',
    details: '詳細',
    partMissing: 'アプリの一部を読み込めませんでした。再読み込みしてください。',
  },
  say,
  tileIndex: '牌に数字と文字を添える',
  whyNot: {
    codes: {
      'open-hand': '形は完成。チョンボの後なので、この局はアガれません',
      'needs-a-draw': '形は完成。鳴いた直後なので、一枚切ってからです',
      'chow-not-next': 'チー不可：上家の捨て牌だけチーできます',
      'wall-is-empty': '山が尽きたので、アガリしかできません',
      'fourth-to-a-pong': 'カン不可：ポンした牌に捨て牌は加えられません',
      'no-kongs': 'このルールにカンはありません',
      'kong-after-claim': '鳴いた巡目にはカンできません',
    },
    about: (name, why) => `${name}：${why}`,
  },
  notices: {
    'save-unreadable':
      '保存された対局を読み込めませんでした。設定の「データ」からダウンロードできます。新しい対局は始められます。',
    'save-newer':
      '保存された対局は新しいバージョンのものです。そのまま残してあります。再読み込みして更新してください。',
    'deal-restarted': '保存された局を再現できなかったため、配牌からやり直します。',
    'save-failed': '保存する空きがありません。ページを閉じると対局は失われます。',
    'storage-blocked': 'このブラウザには保存できません。ページを閉じると対局は失われます。',
    'history-failed': '対局を履歴に残せませんでした。次に開いたときにもう一度試します。',
    'update-ready': '新しいバージョンがあります。',
    'matches-full': '途中の対局がすでに12あります。どれかを終えるか削除してください。',
    'park-failed': '今の対局を取っておく空きがありません。終えるか中止するか、ほかの対局を削除してください。',
  },
  stoodIn: (names) =>
    `${names.join('、')}の応答がなく、弱い代打ちが打ちました。席と牌譜にその旨が記されます。`,
  setAside: { note: '保存されていた対局を使えませんでした。', download: 'ダウンロード', drop: '削除' },
  elsewhere: {
    title: 'この対局は別のタブで打っています。',
    note: 'ここで打つこともできます。そのとき、もう一方のタブは止まります。',
    takeOver: 'ここで打つ',
  },
  dismiss: 'メッセージを閉じる',
  menuNotes: {
    keys: '卓で使えるすべてのキー',
    about: 'このアプリについて',
    aboutNote: 'バージョンとライセンス',
    silence: '消音：音・発声・振動なし',
    takeBack: '待った',
    takeBackNote: 'この局の直前の選択まで戻ります。',
  },
  ...ofResults,
  options: {
    standard: '標準',
    between: (least, most) => `${least}〜${most}`,
    done: '完了',
    reset: '標準に戻す',
    assistance: '卓での補助',
    pays: {
      title: '翻数ごとの支払い',
      fromWall: 'ツモ（各家）',
      discarder: '放銃者',
      others: 'ほかの各家',
      from: (value) => `${value}以上`,
    },
  },
  leaving: {
    home: '卓を離れる',
    homeNote: '対局は保存されています。',
    abandon: '対局を中止',
    abandonNote: 'ここで終え、履歴に残します。',
    abandonLong: '対局をここで終えます。履歴には「途中終了」として残ります。',
    restart: '最初から',
    restartNote: '同じ卓で、牌を積み直します。',
    restartLong: 'この対局は結果なしで終わり、同じルール・同じ相手で新しく始まります。',
    leaveLong: '対局は保存されています。ホームから続けられます。',
    stay: '打ち続ける',
  },
  tools: {
    beside: '卓の横',
    onTable: '場に見える牌',
    unseen: '見えていない牌',
    short: '残り牌',
    unseenNote: '各牌が何枚見えていないか。山か、ほかの家の手にあります。',
    left: (name, count) => `${name}：残り${count}枚`,
    suits: ['萬子', '筒子', '索子', '字牌'],
    off: '残り枚数の表示はオフです（設定の「補助」）。',
  },
  history,
  replay,
  verify,
};
