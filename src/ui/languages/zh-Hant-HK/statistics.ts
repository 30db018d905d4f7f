import type { StatisticsWords } from '../en/statistics';

/** The statistics in Traditional Chinese, as Hong Kong writes it. */
export const words: StatisticsWords = {
  title: '統計',
  back: '返回',
  reading: '正在讀取你的牌局。',
  making: (left) => `正在統計較早的 ${left} 場牌局，數字會陸續更新。`,
  none: '歷史中尚未有你打完的牌局。打一局，數字就在這裏。',
  failed: '未能載入此規則。',
  retry: '再試',
  here: '全部在此裝置上計算，不會傳出。練習、別人的牌局及由回顧接打的牌局不計。',
  span: '哪些牌局',
  spanOf: (most) => (most === 0 ? '全部' : `最近 ${most}`),
  game: '規則',
  export: '匯出 CSV',
  exported: (count) => `已匯出 ${count} 局，每局一行。`,
  asTable: (part) => `以表格顯示${part}`,
  hands: (count) => `${count} 局`,
  time: '得分走勢',
  points: '得分',
  withoutLuck: '扣除運氣',
  hand: '局',
  band: '九成範圍',
  timeNote: (all, reviewed) =>
    reviewed.hands === 0
      ? `共 ${all} 局，尚未有回顧；回顧後會扣除運氣。`
      : reviewed.hands < all
        ? `共 ${all} 局，已回顧 ${reviewed.hands} 局：得 ${reviewed.points} 分，扣除運氣後 ${reviewed.without} 分。粗線只計已回顧的牌局。真實數字有九成機會在色帶之內。`
        : `共 ${all} 局。真實數字有九成機會在色帶之內。`,
  timeSaid: (points, without) =>
    without === null ? `得分走勢：最後${points}。` : `得分走勢：最後${points}，扣除運氣後${without}。`,
  rates: '比率',
  perHand: '每局',
  rate: {
    win: { name: '食糊', of: '佔局數' },
    dealIn: { name: '出銃', of: '佔局數' },
    selfDrawn: { name: '自摸', of: '佔食糊' },
    claimed: { name: '上碰', of: '佔局數' },
  },
  you: '你',
  few: {
    hands: (count, enough) => `局數未足，${enough} 局中有 ${count} 局`,
    wins: (count, enough) => `食糊未足，${enough} 次中有 ${count} 次`,
  },
  standing: (better, at) => {
    if (better === null) return '屬打法風格';
    if (!at) return '';
    const meant =
      at.kind === 'like'
        ? `與${at.of.join('、')}分不出高下`
        : at.kind === 'between'
          ? `在${at.low}與${at.high}之間`
          : `${at.kind === 'below' ? '低於' : '高於'}${at.of}`;
    return better === 'lower' ? `愈低愈好；${meant}` : meant;
  },
  short: { gentle: '溫', steady: '穩', sharp: '精', master: '師' },
  worth: '食糊平均',
  worthNote: (count) => `${count} 次食糊，爆棚不計`,
  beside: (bots) => `電腦：${bots.join('、')}`,
  claims: '上碰總數',
  claimsNote: (each) => `每局 ${each} 次`,
  cost: '上碰代價',
  costNote: (points, claims, of) => `每次 ${points} 分：已回顧 ${of} 局，共 ${claims} 次`,
  costUnknown: '回顧後才知道',
  items: '食糊牌型',
  item: '牌型',
  times: '次數',
  wins: (count) => `${count} 次食糊`,
  noItems: '尚未食糊。',
  nothingCounted: '此規則食糊不計牌型。',
  more: (count) => `表格中另有 ${count} 項`,
  bots: '與電腦比較',
  perHandUnit: (isWithoutLuck) => (isWithoutLuck ? '分一局，扣除運氣' : '分一局'),
  reviewedAlone: (points, count) => `已回顧的 ${count} 局，扣除運氣後每局 ${points} 分`,
  botsNote: (least, most) =>
    `真實數字有九成機會在範圍之內；範圍重疊即分不出高下。電腦數字：各級一名對穩健電腦，按預設規則打${least === most ? least : `${least} 至 ${most}`} 局。`,
  noBots: '此規則沒有電腦的數字。',
  scaleSaid: (you, bots) => `你每局 ${you} 分。${bots}`,
  opponents: '對手',
  noLevel: '其他',
  all: '各種規則',
  rules: '規則',
  matches: '場數',
  handsName: '局數',
};
