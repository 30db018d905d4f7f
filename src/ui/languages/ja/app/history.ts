import type { Text } from '../../en/app';
import { ranked } from '../grammar';

/** Words of the history. */
export const history: Text['history'] = {
  title: '対局履歴',
  back: 'ホームへ',
  empty: '最後まで打った対局はまだありません。',
  loading: '履歴を読み込み中',
  unavailable: 'このブラウザには履歴を保存できません。',
  line: (hands, complete) => `${hands}局${complete ? '' : '、途中終了'}`,
  coached: 'コーチ使用',
  practice: '練習',
  challenge: '挑戦状',
  share: '共有と検証',
  openLink: 'リンクを開く',
  place: ranked,
  lineOf: '局ごとの自分の点数',
  open: '牌譜再生',
  review: '検討',
  export: '書き出す',
  exportAll: 'すべて書き出す',
  import: '読み込む',
  refused: ({ why, record }) =>
    `読み込めませんでした：${record === null ? '' : `${record}番目の牌譜、`}${
      {
        'no-record': 'ファイルに牌譜がありません。',
        'not-json': 'JSON形式ではありません。',
        'not-a-record': 'このアプリで読める牌譜ではありません。',
        'not-played': 'ルールに合わない進行が含まれています。',
        'no-rules': '対局のルールを読み込めませんでした。',
        'not-kept': 'ブラウザに空きがないか、保存が許可されていません。',
      }[why]
    }`,
  unreadable: 'この対局は読み込めません。',
  notExported: (count: number) => `読み込めない対局${count}件を除いて書き出しました。`,
  removeFailed: 'ブラウザが対局を削除できませんでした。',
  sums: {
    matches: '集計対象',
    hands: '局数',
    won: '終局分のトップ',
    wonOf: (won, of) => `${of}戦中${won}回`,
    place: '平均順位',
  },
  damaged: (matches) =>
    `データが壊れていて表示できない対局が${matches}件あります。データはそのまま残っています。`,
  remove: '削除',
  removeAsk: 'この対局を削除しますか？',
  removeLong: 'このブラウザから消えます。残したいときは先に書き出してください。',
  keep: '残す',
  matches: '対局',
};
