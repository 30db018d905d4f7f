import type { FirstGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/en';
import type { vocabulary } from '../vocabulary';

export const words: FirstGameWords<typeof vocabulary> = {
  introduction: null,
  ...hongKong.common,
  units: { faan: hongKong.faan, limit: hongKong.limit, points: hongKong.points },
  bar: (minimum) => `Hong Kong common style, ${hongKong.minimumWords(minimum)}`,
  presets: { standard: 'Standard', easy: 'Easy', spicy: 'Spicy', 'high-limit': '13 faan' },
  facts: {
    limitFaan: { name: 'Limit', codes: {}, count: hongKong.faan.amount },
    bonusTiles: { name: 'Flowers and seasons', codes: { counted: 'Count as faan', none: 'None' } },
    onDiscard: {
      name: 'Win on a discard',
      codes: { 'pays-all': 'The discarder pays all', half: 'All pay, the discarder double' },
    },
    selfDrawn: { name: 'Self-drawn win', codes: { 'each-double': 'Each pays double' } },
    dealer: { name: 'Dealer', codes: { double: 'Pays and is paid double' } },
  },
};
