import type { FirstGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/en';
import type { vocabulary } from '../vocabulary';

export const words: FirstGameWords<typeof vocabulary> = {
  introduction: null,
  ...hongKong.common,
  units: {
    faan: hongKong.faan,
    'bonus-faan': { ...hongKong.faan, heading: 'Bonus faan', isAdded: true },
    limit: hongKong.limit,
    points: hongKong.points,
  },
  bar: (minimum) => `Hong Kong old style, ${hongKong.minimumWords(minimum)}`,
  presets: { standard: 'Standard', easy: 'Easy', serious: 'Timed, strict' },
  facts: {
    limitHand: {
      name: 'Rare limit hands',
      codes: { none: 'None' },
      count: (each) => `${each} points from each`,
    },
    bonusTiles: {
      name: 'Flowers and seasons',
      codes: { 'outside-minimum': 'Extra faan only', none: 'None' },
    },
    paysDouble: {
      name: 'Pays double',
      codes: { discarder: 'Discarder', 'discarder-dealer': 'Discarder and dealer' },
    },
    selfDrawn: { name: 'Self-drawn win', codes: { 'each-double': 'Each pays double' } },
  },
};
