import type { Wind } from '../../engine/types';
import type { RulesTexts } from './enRules';

const winds = ['東', '南', '西', '北'];
const wind = (at: Wind) => winds[at] ?? '';

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const zhHantHKRules: RulesTexts = {
  title: '規則',
  back: '返回',
  search: '搜尋規則',
  clear: '清除搜尋',
  found: (count) => `${count} 項結果`,
  nothing: (query) => `找不到「${query}」。`,
  nothingNote: '試用較短的字詞，或中英文名稱。',
  contents: '目錄',
  ruleSets: '規則種類',
  loading: '正在載入規則',
  failed: '未能載入規則，請檢查網絡後再試。',
  retry: '再試',
  unknown: '沒有這套規則。',
  yourMatch: '你的牌局',
  asWritten: '與此處所寫一樣。',
  differs: '與此處所寫不同之處：',
  pair: (name, value) => `${name}：${value}`,
  label: (name) => (name.endsWith('？') ? name : `${name}：`),
  thisMatch: '此牌局',
  standard: '預設',
  choices: '可以是',
  points: '分數',
  on: '開',
  off: '關',
  all: '全部',
  none: '沒有',
  tables: '現成玩法',
  unchanged: '沒有更改。',
  example: '例子',
  sits: (seat, round) => `${wind(round)}圈，${wind(seat)}位`,
  won: {
    wall: () => '自摸食糊',
    discard: (from) => `${wind(from)}家出銃`,
    'robbed-kong': (from) => `搶${wind(from)}家的槓`,
    'bonus-tiles': () => '亮出最後一張花牌食糊',
  },
  needs: (option) => `採用「${option}」`,
  concealed: (tiles) => `手牌：${tiles}`,
  laidOut: (meld) => `亮出：${meld}`,
  winning: (tile) => `食糊牌：${tile}`,
  bonusTiles: (tiles) => `花牌：${tiles}`,
  capped: (most) => `計 ${most} 番`,
  bonus: '額外',
  listed: (parts) => parts.join('，'),
};
