import type { OwnWords } from '../../../ui/text/gameWords';
import { calls } from '../../shared/standard/words/calls';
import * as standard from '../../shared/standard/words/ja';
import type { Ids } from '../table';
import type { taisenOptions } from '../options';

export const words: OwnWords<Ids, typeof taisenOptions> = {
  introduction: {
    title: '入門麻雀はここが違う',
    points: [
      { name: 'アガリ', text: '三面子と雀頭。残りの三枚は何でもかまいません。' },
      { name: '役なし', text: 'どのアガリも同じで、ほかの各家から1点ずつ。縛りもありません。' },
      { name: 'カンと花牌なし', text: '四枚目の同じ牌は、手に残すか切ります。' },
      {
        name: 'ロン',
        text: 'その牌が面子か雀頭に使われること。上家以外から取れるのは、刻子が完成するときだけです。',
      },
    ],
  },
  units: { win: standard.points, points: standard.points },
  refusals: {
    'tile-outside-groups': () => '形は完成。取る牌は面子か雀頭に使わなければなりません',
    'win-not-from-here': () => '形は完成。この牌は上家からしか取れません',
    'kong-not-robbed': standard.kongNotRobbed,
  },
  calls,
  goal: standard.goal,
  bar: () => '入門麻雀',
  choices: { rounds: standard.rounds },
  presets: { standard: '標準', easy: 'やさしい', 'whole-hand': '四面子' },
  facts: {
    groups: { name: 'アガリ', codes: {}, count: (groups) => `${groups}面子と雀頭` },
    otherTiles: { name: '残りの牌', codes: { anything: '自由', none: 'なし' } },
    bonusTiles: { name: '花牌', codes: { none: 'なし' } },
    win: { name: 'アガリの点', codes: { 'one-from-each': '各家から1点' } },
  },
  items: { 'complete-hand': '完成した手' },
  headings: { items: 'アガリ', steps: '点' },
  reasons: standard.reasons,
  groups: standard.groups,
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    groups: { name: 'アガリの面子数', note: '三面子なら、手牌の残り三枚は自由です。' },
    winFromAnyone: {
      name: '誰からでもロン',
      note: '順子や雀頭も、上家以外の捨て牌で完成できます。',
    },
  },
};
