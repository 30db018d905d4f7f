import type { ExampleBook } from '../../../engine/example';
import { examplesOf, hands, units } from '../../shared/hongKong/apart/examples';
import type { Ids } from '../table';

/** Hands for the items that this game has alone, or shows by another hand. */
const own = {
  'common-hand': { ...hands['common-hand'], hand: '55p 234m 678p 345s 67s+8s|1f', by: 'wall' },
  'seven-pairs': { ...hands['seven-pairs'], options: { sevenPairs: true } },
  'eight-bonus-tiles': { ...hands['eight-bonus-tiles'], told: 'seven-or-eight-bonus-tiles' },
  'mixed-terminals': {
    names: 'Mixed terminals 花么九 faa jiu gau 混么九 混老頭 混幺九',
    hand: 'CC 99s [111m][999p][NNN]+9s|1f',
  },
  terminals: {
    names: 'All terminals 清么九 cing jiu gau 清老頭 清幺九',
    hand: '99m 99s [111m][999p][111s]+9s|1f',
  },
  'concealed-hand': {
    names: 'Concealed hand 門前清 mun cin cing fully concealed menzen 门前清',
    hand: '22m 567m 234p 678p 45s+6s|2f',
  },
  'kong-replacement': {
    names: 'Replacement tile 槓上開花 gong soeng hoi faa kong flower 嶺上開花 杠上开花',
    hand: '55p 678p 345s 67s (9999m)+8s|1f',
    by: 'wall',
    situation: ['kong-replacement'],
  },
  'double-kong-replacement': {
    names: 'Second replacement tile 槓上槓開花 gong soeng gong double kong 連続カンの嶺上開花 杠上杠开花',
    hand: '55p 345s 67s (9999m)[1111p]+8s|1f',
    by: 'wall',
    situation: ['double-kong-replacement'],
  },
  'seven-bonus-tiles': {
    names: 'Seven flowers and seasons 七花 七搶一 cat faa 七枚の花牌',
    told: 'seven-or-eight-bonus-tiles',
    hand: '28m 469p 135s SWNFP|1234f123y',
    inLittle: 'bonus',
    by: 'bonus-tiles',
  },
} as const;

export const examples: ExampleBook<Ids['items']> = {
  examples: examplesOf(
    { ...hands, ...own },
    {
      'dragon-pong': 'dragon-pong 2 + seat-wind 1',
      'seat-wind': 'seat-wind 1 + clean-hand 3',
      'round-wind': 'round-wind 1 + clean-hand 3',
      'common-hand': 'common-hand 1 + concealed-hand 1 + self-drawn 1',
      'all-pongs': 'all-pongs 3',
      'clean-hand': 'clean-hand 3',
      'seven-pairs': 'seven-pairs 4',
      'pure-hand': 'pure-hand 7',
      'little-dragons': 'little-dragons 5',
      'little-winds': 'seat-wind 1 + round-wind 1 + clean-hand 3 + little-winds 6',
      'mixed-terminals': 'mixed-terminals 4',
      terminals: 'terminals 10',
      'concealed-hand': 'common-hand 1 + concealed-hand 1 + own-flower 1',
      'self-drawn': 'dragon-pong 1 + clean-hand 3 + self-drawn 1',
      'robbed-kong': 'dragon-pong 1 + clean-hand 3 + robbed-kong 1',
      'last-tile': 'dragon-pong 1 + clean-hand 3 + self-drawn 1 + last-tile 1',
      'kong-replacement': 'concealed-hand 1 + self-drawn 1 + kong-replacement 1',
      'double-kong-replacement': 'self-drawn 1 + double-kong-replacement 8',
      'no-bonus-tiles': 'clean-hand 3 + no-bonus-tiles 1',
      'own-flower': 'all-pongs 3 + own-flower 1',
      'own-season': 'all-pongs 3 + own-season 1',
      'all-flowers': 'all-pongs 3 + all-flowers 2',
      'all-seasons': 'all-pongs 3 + all-seasons 2',
      'heavenly-hand': 'common-hand 1 + heavenly-hand 13',
      'earthly-hand': 'earthly-hand 13',
      'thirteen-orphans': 'thirteen-orphans 13',
      'heavenly-gates': 'heavenly-gates 10',
      'concealed-pongs': 'concealed-pongs 8',
      'all-kongs': 'all-kongs 13',
      'all-honors': 'dragon-pong 1 + round-wind 1 + all-honors 10',
      'great-dragons': 'great-dragons 8',
      'great-winds': 'clean-hand 3 + great-winds 13',
      'seven-bonus-tiles': 'seven-bonus-tiles 3',
      'eight-bonus-tiles': 'eight-bonus-tiles 8',
    },
  ),
  units: { ...units, cap: 'limitFaan' },
};
