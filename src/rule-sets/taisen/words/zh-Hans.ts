import type { OwnWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { Ids } from '../table';
import type { taisenOptions } from '../options';

export const words: OwnWords<Ids, typeof taisenOptions> = {
  introduction: {
    title: '入门麻将有何不同',
    points: [
      { name: '胡牌', text: '三组牌加一对将，其余三张可以是任何牌。' },
      { name: '不计番', text: '每次胡牌都一样，向每家收一分，没有起胡番数。' },
      { name: '没有杠和花', text: '第四张相同的牌留在手里，或者打出。' },
      { name: '胡别人打的牌', text: '这张牌必须属于一组牌或将；不是上家打的，必须凑成刻子。' },
    ],
  },
  units: { win: standard.points, points: standard.points },
  refusals: {
    'tile-outside-groups': () => '牌型已成，但拿来的牌必须属于一组或将',
    'win-not-from-here': () => '牌型已成，但这张牌只能胡上家的',
    'kong-not-robbed': standard.kongNotRobbed,
  },
  calls,
  terms: standard.terms,
  goal: standard.goal,
  bar: () => '入门麻将',
  choices: { rounds: standard.rounds },
  presets: { standard: '标准', easy: '轻松', 'whole-hand': '整手' },
  facts: {
    groups: { name: '胡牌', codes: {}, count: (groups) => `${['三', '四'][groups - 3] ?? groups}组一对` },
    otherTiles: { name: '其他牌', codes: { anything: '不限', none: '无' } },
    bonusTiles: { name: '花牌', codes: { none: '无' } },
    win: { name: '胡牌得分', codes: { 'one-from-each': '每家一分' } },
  },
  items: { 'complete-hand': '成牌' },
  headings: { items: '胡牌', steps: '分' },
  reasons: standard.reasons,
  groups: standard.groups,
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    groups: { name: '胡牌组数', note: '三组时，手里其余三张不限。' },
    winFromAnyone: { name: '可胡任何人', note: '顺子或将也可以用不是上家打的牌来胡。' },
  },
};
