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
    item: 'common-hand',
    hand: '55p 234m 678p 345s 67s+8s|1f',
    by: 'wall',
    gives: 'common-hand 1 + concealed-hand 1 + self-drawn 1',
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
    item: 'seven-pairs',
    hand: '11m 33m 55p 77p 99s EE N+N|1f',
    options: { sevenPairs: true },
    gives: 'seven-pairs 4',
  },
  {
    item: 'pure-hand',
    hand: '33s 123s 78s [456s][999s]+6s|1f',
    gives: 'pure-hand 7',
  },
  {
    item: 'little-dragons',
    hand: '123m 456p P [CCC][FFF]+P|1f',
    gives: 'little-dragons 5',
  },
  {
    item: 'little-winds',
    hand: '123m W [EEE][SSS][NNN]+W|1f',
    gives: 'seat-wind 1 + round-wind 1 + clean-hand 3 + little-winds 6',
  },
  {
    item: 'mixed-terminals',
    hand: 'CC 99s [111m][999p][NNN]+9s|1f',
    gives: 'mixed-terminals 4',
  },
  { item: 'terminals', hand: '99m 99s [111m][999p][111s]+9s|1f', gives: 'terminals 10' },
  {
    item: 'concealed-hand',
    hand: '22m 567m 234p 678p 45s+6s|2f',
    gives: 'common-hand 1 + concealed-hand 1 + own-flower 1',
  },
  {
    item: 'self-drawn',
    hand: '88s PPP 45s [123s][NNN]+6s|1f',
    by: 'wall',
    gives: 'dragon-pong 1 + clean-hand 3 + self-drawn 1',
  },
  {
    item: 'robbed-kong',
    hand: '55m CCC 78m [123m][NNN]+6m|1f',
    by: 'robbed-kong',
    gives: 'dragon-pong 1 + clean-hand 3 + robbed-kong 1',
  },
  {
    item: 'last-tile',
    hand: '99p 111p 34p [678p][FFF]+2p|1f',
    by: 'wall',
    situation: 'last-tile',
    gives: 'dragon-pong 1 + clean-hand 3 + self-drawn 1 + last-tile 1',
  },
  {
    item: 'kong-replacement',
    hand: '55p 678p 345s 67s (9999m)+8s|1f',
    by: 'wall',
    situation: 'kong-replacement',
    gives: 'concealed-hand 1 + self-drawn 1 + kong-replacement 1',
  },
  {
    item: 'double-kong-replacement',
    hand: '55p 345s 67s (9999m)[1111p]+8s|1f',
    by: 'wall',
    situation: 'double-kong-replacement',
    gives: 'self-drawn 1 + double-kong-replacement 8',
  },
  {
    item: 'no-bonus-tiles',
    hand: '11s 345s 78s [234s][WWW]+9s',
    gives: 'clean-hand 3 + no-bonus-tiles 1',
  },
  {
    item: 'own-flower',
    hand: '33p 77m [222s][666s][WWW]+7m|2f',
    inLittle: 'bonus',
    gives: 'all-pongs 3 + own-flower 1',
  },
  {
    item: 'own-season',
    hand: '66s 11p [444m][888m][NNN]+1p|2y',
    inLittle: 'bonus',
    gives: 'all-pongs 3 + own-season 1',
  },
  {
    item: 'all-flowers',
    hand: '99s 55m [333p][777p][WWW]+5m|1234f',
    inLittle: 'bonus',
    gives: 'all-pongs 3 + all-flowers 2',
  },
  {
    item: 'all-seasons',
    hand: '44p 22s [666m][888p][NNN]+2s|1234y',
    inLittle: 'bonus',
    gives: 'all-pongs 3 + all-seasons 2',
  },
  {
    item: 'heavenly-hand',
    hand: '123m 456m 789p 22s 45s+6s|2f',
    seat: 'E',
    by: 'wall',
    situation: 'first-draw',
    gives: 'common-hand 1 + heavenly-hand 13',
  },
  {
    item: 'earthly-hand',
    hand: '234m 567p 888p 55s 67s+8s|1f',
    from: 'E',
    situation: 'first-discard',
    gives: 'earthly-hand 13',
  },
  {
    item: 'thirteen-orphans',
    hand: '19m19p19sESWNCFP+P|1f',
    gives: 'thirteen-orphans 13',
  },
  {
    item: 'heavenly-gates',
    hand: '1112345678999m+5m|1f',
    gives: 'heavenly-gates 10',
  },
  {
    item: 'concealed-pongs',
    hand: '222m 444p 777s 333s 5m+5m|1f',
    gives: 'concealed-pongs 8',
  },
  {
    item: 'all-kongs',
    hand: '5m [2222m][4444p][3333s](7777s)+5m|1f',
    gives: 'all-kongs 13',
  },
  {
    item: 'all-honors',
    hand: 'WWW PP CC [EEE][NNN]+C|1f',
    gives: 'dragon-pong 1 + round-wind 1 + all-honors 10',
  },
  {
    item: 'great-dragons',
    hand: '99p 12m [CCC][FFF][PPP]+3m|1f',
    gives: 'great-dragons 8',
  },
  {
    item: 'great-winds',
    hand: 'NNN 5p [EEE][SSS][WWW]+5p|1f',
    gives: 'clean-hand 3 + great-winds 13',
  },
  {
    item: 'seven-bonus-tiles',
    told: 'seven-or-eight-bonus-tiles',
    hand: '28m 469p 135s SWNFP|1234f123y',
    inLittle: 'bonus',
    by: 'bonus-tiles',
    gives: 'seven-bonus-tiles 3',
  },
  {
    item: 'eight-bonus-tiles',
    told: 'seven-or-eight-bonus-tiles',
    hand: '147m 258p 369s ESWN|1234f1234y',
    inLittle: 'bonus',
    by: 'bonus-tiles',
    gives: 'eight-bonus-tiles 8',
  },
];

export const examples: ExampleBook = { examples: hands, otherNames, units: { ...units, cap: 'limitFaan' } };
