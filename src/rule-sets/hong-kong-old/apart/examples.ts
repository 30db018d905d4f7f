import type { ExampleBook } from '../../../engine/example';
import { examplesOf, hands, units } from '../../shared/hongKong/apart/examples';
import type { Ids } from '../table';

/** Hands for the items that this game has alone, or shows by another hand. */
const own = {
  'all-simples': {
    names: 'No honours 無字 mou zi no honors all simples 斷么 字牌なし 无字',
    hand: '88p 33m [777s][111p][444m]+3m|1f',
  },
  'three-concealed-pongs': {
    names: 'Three concealed pongs 三暗刻 saam am hak',
    hand: '222m 444p 88p 345s 77s+7s|1f',
    by: 'wall',
  },
  'three-kongs': {
    names: 'Three kongs 三槓 三槓子 saam gong 三杠',
    hand: '88p 34s [2222m][4444p](7777s)+5s|1f',
  },
  'pearl-dragon': {
    names: 'Pearl dragon 珍珠龍 zan zyu lung 真珠の龍 珍珠龙',
    hand: '77p PPP 55p [111p][333p]+5p|1f',
  },
  'ruby-dragon': {
    names: 'Ruby dragon 紅寶龍 hung bou lung 紅玉の龍 红宝龙',
    hand: '77m CCC 55m [111m][333m]+5m|1f',
  },
  'jade-dragon': {
    names: 'Jade dragon 翡翠龍 fei ceoi lung 翡翠の龍 翡翠龙',
    hand: '77s FFF 55s [111s](3333s)+5s|1f',
  },
} as const;

export const examples: ExampleBook<Ids['items']> = {
  examples: examplesOf(
    { ...hands, ...own },
    {
      'dragon-pong': 'dragon-pong 2 + seat-wind 1',
      'seat-wind': 'seat-wind 1 + clean-hand 3',
      'round-wind': 'round-wind 1 + clean-hand 3',
      'all-simples': 'all-simples 1 + all-pongs 3',
      'common-hand': 'common-hand 1 + pure-hand 6',
      'all-pongs': 'all-pongs 3',
      'clean-hand': 'clean-hand 3',
      'three-concealed-pongs': 'all-simples 1 + three-concealed-pongs 3 | self-drawn 1',
      'three-kongs': 'all-simples 1 + three-kongs 3',
      'seven-pairs': 'seven-pairs 4',
      'pure-hand': 'pure-hand 6',
      'little-dragons': 'little-dragons 12',
      'little-winds': 'seat-wind 1 + round-wind 1 + clean-hand 3 + little-winds 12',
      'self-drawn': 'dragon-pong 1 + clean-hand 3 | self-drawn 1',
      'robbed-kong': 'dragon-pong 1 + clean-hand 3 | robbed-kong 1',
      'last-tile': 'dragon-pong 1 + clean-hand 3 | self-drawn 1 + last-tile 1',
      'no-bonus-tiles': 'clean-hand 3 | no-bonus-tiles 1',
      'own-flower': 'all-pongs 3 | own-flower 1',
      'own-season': 'all-pongs 3 | own-season 1',
      'all-flowers': 'all-pongs 3 | own-flower 1 + all-flowers 2',
      'all-seasons': 'all-pongs 3 | own-season 1 + all-seasons 2',
      'heavenly-hand': 'heavenly-hand',
      'earthly-hand': 'earthly-hand',
      'thirteen-orphans': 'thirteen-orphans',
      'heavenly-gates': 'heavenly-gates',
      'concealed-pongs': 'concealed-pongs',
      'all-kongs': 'all-kongs',
      'all-honors': 'all-honors',
      'pearl-dragon': 'pearl-dragon',
      'ruby-dragon': 'ruby-dragon',
      'jade-dragon': 'jade-dragon',
      'great-dragons': 'great-dragons',
      'great-winds': 'great-winds',
      'eight-bonus-tiles': 'eight-bonus-tiles',
    },
  ),
  units: { ...units, cap: null },
};
