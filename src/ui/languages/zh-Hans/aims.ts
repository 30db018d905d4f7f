import type { AimWords } from '../en/aims';

/** What is said of the hands to aim for. */
export const words: AimWords = {
  title: '可做的牌',
  thinking: '正在找合适的牌型。',
  none: '不知道这个玩法可以做什么牌。',
  dead: '这手是死牌，不能再胡。',
  nothing: '这些牌型都做不成了。',
  section: '牌卡分类',
  all: '全部分类',
  lost: '做不成了',
  why: { 'laid-out': '与已亮出的牌不合', gone: '要的牌已经没了' },
  sorts: { 'one-suit-with-honours': '混一色', 'one-suit': '清一色', pongs: '碰碰胡', pairs: '七对' },
  plain: '顺子刻子加一对',
  with: (items) => `已算入${items.join('、')}`,
  concealed: '不可亮牌',
  selfDrawn: '只能自摸',
  missing: (count) => (count === 0 ? '已齐' : `差${count}张`),
  times: (name, count) => (count === 1 ? name : `${name}${count}张`),
  missingTiles: (count, names) => (count === 0 ? '已齐' : `差${count}张：${names.join('、')}`),
  goneTiles: (names) => `${names.join('、')}已经没了`,
  laidOut: (names) => `已亮出：${names.join('、')}`,
  listed: (names) => names.join('、'),
  sentence: (parts) => `${parts.join('。')}。`,
};
