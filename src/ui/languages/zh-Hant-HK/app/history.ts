import type { Text } from '../../en/app';
import { ranked } from '../grammar';

/** Words of the history. */
export const history: Text['history'] = {
  title: '歷史',
  back: '返回主頁',
  empty: '尚未有完成的牌局。',
  loading: '正在讀取歷史',
  unavailable: '此瀏覽器不為本頁保存歷史。',
  line: (hands, complete) => `${hands} 局${complete ? '' : '，未完成'}`,
  coached: '有教練',
  practice: '練習',
  challenge: '挑戰',
  share: '分享及核對',
  openLink: '開啟連結',
  place: (rank) => `你${ranked(rank)}`,
  lineOf: '你的逐局分數',
  open: '重播',
  review: '回顧',
  export: '匯出',
  exportAll: '全部匯出',
  import: '匯入',
  refused: ({ why, record }) =>
    `未能匯入：${record === null ? '' : `第 ${record} 份紀錄`}${
      {
        'no-record': '檔案內沒有牌局紀錄。',
        'not-json': '不是 JSON 格式。',
        'not-a-record': '不是此程式能讀取的牌局紀錄。',
        'not-played': '所記的打法不合規則。',
        'no-rules': '未能載入牌局的規則。',
        'not-kept': '瀏覽器沒有空間，或不容許儲存。',
      }[why]
    }`,
  unreadable: '未能讀取此牌局。',
  notExported: (count: number) => `有 ${count} 場牌局未能讀取，未有匯出。`,
  removeFailed: '瀏覽器未能移除此牌局。',
  sums: {
    matches: '計入場數',
    hands: '局數',
    won: '打完奪冠',
    wonOf: (won, of) => `${of} 場中 ${won} 場`,
    place: '平均名次',
  },
  damaged: (matches) => `有 ${matches} 場牌局的資料已損壞，未能顯示；資料仍然保留。`,
  remove: '移除',
  removeAsk: '移除此牌局？',
  removeLong: '將由此瀏覽器刪除；如要保留請先匯出。',
  keep: '保留',
  matches: '牌局',
};
