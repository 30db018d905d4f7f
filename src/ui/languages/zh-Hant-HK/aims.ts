import type { AimWords } from '../en/aims';

/** What is said of the hands to aim for. */
export const words: AimWords = {
  title: '可做的牌',
  thinking: '正在找合適的牌。',
  none: '未知此玩法可做甚麼牌。',
  dead: '此手牌已是死牌，不能再食糊。',
  nothing: '這些牌都不能再做。',
  section: '牌卡分類',
  all: '全部分類',
  lost: '不能再做',
  why: { 'laid-out': '與已亮出的牌不合', gone: '所需的牌已盡' },
  sorts: { 'one-suit-with-honours': '混一色', 'one-suit': '清一色', pongs: '對對糊', pairs: '七對子' },
  plain: '順子刻子加一對',
  with: (items) => `已計${items.join('、')}`,
  concealed: '不可亮牌',
  selfDrawn: '只可自摸',
  missing: (count) => (count === 0 ? '已齊' : `欠 ${count} 張`),
  times: (name, count) => (count === 1 ? name : `${name} ${count} 張`),
  missingTiles: (count, names) => (count === 0 ? '已齊' : `欠 ${count} 張：${names.join('、')}`),
  goneTiles: (names) => `${names.join('、')}已盡`,
  laidOut: (names) => `已亮出：${names.join('、')}`,
  listed: (names) => names.join('、'),
  sentence: (parts) => `${parts.join('。')}。`,
};
