import type { Example, ExampleBook } from '../../../engine/example';
import { otherNames, units } from '../../shared/hongKong/apart/otherNames';

/** A hand for every item. */
const hands: readonly Example[] = [
  {
    item: 'dragon-pong',
    inLittle: 'group',
    hand: '99s 45p [CCC][FFF][SSS]+6p|1f',
    gives: 'dragon-pong 2 + seat-wind 1',
  },
  {
    item: 'seat-wind',
    inLittle: 'group',
    hand: '11s 456s 78s [SSS][123s]+9s|1f',
    gives: 'seat-wind 1 + clean-hand 3',
  },
  {
    item: 'round-wind',
    inLittle: 'group',
    hand: '44m 678m 23m [EEE][999m]+1m|3f',
    gives: 'round-wind 1 + clean-hand 3',
  },
  {
    item: 'all-simples',
    hand: '88p 33m [777s][111p][444m]+3m|1f',
    gives: 'all-simples 1 + all-pongs 3',
  },
  {
    item: 'common-hand',
    hand: '22m 234m 567m 67m [345m]+8m|1f',
    gives: 'common-hand 1 + pure-hand 6',
  },
  {
    item: 'all-pongs',
    hand: '22m 44p [888s][999s][NNN]+4p|1f',
    gives: 'all-pongs 3',
  },
  {
    item: 'clean-hand',
    hand: '99m 123m 45m [789m][NNN]+6m|1f',
    gives: 'clean-hand 3',
  },
  {
    item: 'three-concealed-pongs',
    hand: '222m 444p 88p 345s 77s+7s|1f',
    by: 'wall',
    gives: 'all-simples 1 + three-concealed-pongs 3 | self-drawn 1',
  },
  {
    item: 'three-kongs',
    hand: '88p 34s [2222m][4444p](7777s)+5s|1f',
    gives: 'all-simples 1 + three-kongs 3',
  },
  { item: 'seven-pairs', hand: '11m 33m 55p 77p 99s EE N+N|1f', gives: 'seven-pairs 4' },
  {
    item: 'pure-hand',
    hand: '33s 123s 78s [456s][999s]+6s|1f',
    gives: 'pure-hand 6',
  },
  {
    item: 'little-dragons',
    hand: '123m 456p P [CCC][FFF]+P|1f',
    gives: 'little-dragons 12',
  },
  {
    item: 'little-winds',
    hand: '123m W [EEE][SSS][NNN]+W|1f',
    gives: 'seat-wind 1 + round-wind 1 + clean-hand 3 + little-winds 12',
  },
  {
    item: 'self-drawn',
    hand: '88s PPP 45s [123s][NNN]+6s|1f',
    by: 'wall',
    gives: 'dragon-pong 1 + clean-hand 3 | self-drawn 1',
  },
  {
    item: 'robbed-kong',
    hand: '55m CCC 78m [123m][NNN]+6m|1f',
    by: 'robbed-kong',
    gives: 'dragon-pong 1 + clean-hand 3 | robbed-kong 1',
  },
  {
    item: 'last-tile',
    hand: '99p 111p 34p [678p][FFF]+2p|1f',
    by: 'wall',
    situation: 'last-tile',
    gives: 'dragon-pong 1 + clean-hand 3 | self-drawn 1 + last-tile 1',
  },
  {
    item: 'no-bonus-tiles',
    hand: '11s 345s 78s [234s][WWW]+9s',
    gives: 'clean-hand 3 | no-bonus-tiles 1',
  },
  {
    item: 'own-flower',
    hand: '33p 77m [222s][666s][WWW]+7m|2f',
    inLittle: 'bonus',
    gives: 'all-pongs 3 | own-flower 1',
  },
  {
    item: 'own-season',
    hand: '66s 11p [444m][888m][NNN]+1p|2y',
    inLittle: 'bonus',
    gives: 'all-pongs 3 | own-season 1',
  },
  {
    item: 'all-flowers',
    hand: '99s 55m [333p][777p][WWW]+5m|1234f',
    inLittle: 'bonus',
    gives: 'all-pongs 3 | own-flower 1 + all-flowers 2',
  },
  {
    item: 'all-seasons',
    hand: '44p 22s [666m][888p][NNN]+2s|1234y',
    inLittle: 'bonus',
    gives: 'all-pongs 3 | own-season 1 + all-seasons 2',
  },
  {
    item: 'heavenly-hand',
    hand: '123m 456m 789p 22s 45s+6s|2f',
    seat: 'E',
    by: 'wall',
    situation: 'first-draw',
    gives: 'heavenly-hand',
  },
  {
    item: 'earthly-hand',
    hand: '234m 567p 888p 55s 67s+8s|1f',
    from: 'E',
    situation: 'first-discard',
    gives: 'earthly-hand',
  },
  {
    item: 'thirteen-orphans',
    hand: '19m19p19sESWNCFP+P|1f',
    gives: 'thirteen-orphans',
  },
  {
    item: 'heavenly-gates',
    hand: '1112345678999m+5m|1f',
    gives: 'heavenly-gates',
  },
  {
    item: 'concealed-pongs',
    hand: '222m 444p 777s 333s 5m+5m|1f',
    gives: 'concealed-pongs',
  },
  {
    item: 'all-kongs',
    hand: '5m [2222m][4444p][3333s](7777s)+5m|1f',
    gives: 'all-kongs',
  },
  {
    item: 'all-honors',
    hand: 'WWW PP CC [EEE][NNN]+C|1f',
    gives: 'all-honors',
  },
  { item: 'pearl-dragon', hand: '77p PPP 55p [111p][333p]+5p|1f', gives: 'pearl-dragon' },
  { item: 'ruby-dragon', hand: '77m CCC 55m [111m][333m]+5m|1f', gives: 'ruby-dragon' },
  { item: 'jade-dragon', hand: '77s FFF 55s [111s](3333s)+5s|1f', gives: 'jade-dragon' },
  {
    item: 'great-dragons',
    hand: '99p 12m [CCC][FFF][PPP]+3m|1f',
    gives: 'great-dragons',
  },
  {
    item: 'great-winds',
    hand: 'NNN 5p [EEE][SSS][WWW]+5p|1f',
    gives: 'great-winds',
  },
  {
    item: 'eight-bonus-tiles',
    told: 'eight-bonus-tiles',
    hand: '147m 258p 369s ESWN|1234f1234y',
    inLittle: 'bonus',
    by: 'bonus-tiles',
    gives: 'eight-bonus-tiles',
  },
];

export const examples: ExampleBook = { examples: hands, otherNames, units: { ...units, cap: null } };
