import type { OwnWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { Ids } from '../table';
import type { taisenOptions } from '../options';

export const words: OwnWords<Ids, typeof taisenOptions> = {
  introduction: {
    title: '入門麻雀有何不同',
    points: [
      { name: '食糊', text: '三組牌加一對眼，其餘三張可以是任何牌。' },
      { name: '不計番', text: '每次食糊都一樣，向每家收一分，沒有最低番數。' },
      { name: '沒有槓和花', text: '第四張相同的牌留在手中，或者打出。' },
      { name: '食別人打出的牌', text: '該牌必須屬於一組牌或眼；不是上家打出的，必須湊成碰。' },
    ],
  },
  units: { win: standard.points, points: standard.points },
  refusals: {
    'tile-outside-groups': () => '已成糊，但取來的牌須屬於一組或眼',
    'win-not-from-here': () => '已成糊，但此牌只可食上家的',
    'kong-not-robbed': standard.kongNotRobbed,
  },
  calls,
  goal: standard.goal,
  bar: () => '入門麻雀',
  choices: { rounds: standard.rounds },
  presets: { standard: '標準', easy: '輕鬆', 'whole-hand': '全手' },
  facts: {
    groups: { name: '食糊', codes: {}, count: (groups) => `${['三', '四'][groups - 3] ?? groups}組一對` },
    otherTiles: { name: '其他牌', codes: { anything: '不限', none: '無' } },
    bonusTiles: { name: '花牌', codes: { none: '無' } },
    win: { name: '食糊得分', codes: { 'one-from-each': '每家一分' } },
  },
  items: { 'complete-hand': '成糊' },
  headings: { items: '食糊', steps: '分' },
  reasons: standard.reasons,
  groups: standard.groups,
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    groups: { name: '食糊組數', note: '三組時，手上其餘三張不限。' },
    winFromAnyone: { name: '可食任何人', note: '順子或眼亦可由非上家的棄牌完成食糊。' },
  },
};
