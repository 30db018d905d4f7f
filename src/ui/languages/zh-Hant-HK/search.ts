import type { SearchWords } from '../en/search';

/** The list of matches and its search in Traditional Chinese, as Hong Kong writes it. */
export const words: SearchWords = {
  statistics: '統計',
  search: '玩家、規則或日期',
  clear: '清除搜尋',
  filters: (active) => (active === 0 ? '篩選' : `篩選，已用 ${active} 項`),
  game: '規則',
  anyGame: '任何規則',
  period: '時間',
  periods: { any: '任何時間', week: '最近七日', month: '最近一個月', year: '最近一年' },
  result: '結果',
  results: { any: '任何結果', won: '奪冠', lost: '打完未奪冠', unfinished: '未完成' },
  order: '次序',
  orders: { newest: '由新到舊', oldest: '由舊到新', points: '分數由高到低', mistake: '失誤由大到小' },
  limit: '有爆棚的牌局',
  mistake: '有失誤的牌局',
  mistakeNote: '已回顧的牌局才知道失誤。',
  found: (count, of) => (count === of ? `${of} 場` : `${of} 場中有 ${count} 場`),
  reading: (left) => `正在查看較早的 ${left} 場牌局。`,
  none: '沒有符合的牌局。',
  reset: '顯示全部牌局',
  worst: (points) => `最大失誤 ${points}`,
  imported: (added, known) =>
    (added > 0 || known === 0 ? `已匯入 ${added} 場牌局。` : '') +
    (known > 0 ? `${known} 場早已在歷史中。` : ''),
  whose: {
    title: '這些牌局是誰打的？',
    note: '你自己的牌局計入統計；別人的會加上標記，不計入統計。',
    mine: '我自己',
    other: '別人',
  },
  foreign: '別人的牌局',
  row: {
    toMine: '這是我的牌局',
    toMineNote: '從此計入統計',
    toForeign: '這是別人打的',
    toForeignNote: '保留在此，但不計入統計',
    shareNote: '連結或二維碼，以及牌張是否公平',
    more: '更多',
    exportNote: '存成檔案，可保留或在別處匯入',
    removeNote: '由此瀏覽器刪除，會先問你',
    ownBest: '你最好的一副牌',
    tableBest: (name) => `最好的一副牌：${name}`,
    noBest: '無人食糊。',
  },
};
