import type { FirstGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zhHantHK';
import type { vocabulary } from '../vocabulary';

export const words: FirstGameWords<typeof vocabulary> = {
  introduction: null,
  ...hongKong.common,
  units: {
    faan: hongKong.faan,
    'bonus-faan': { ...hongKong.faan, heading: '額外番', isAdded: true },
    limit: hongKong.limit,
    points: hongKong.points,
  },
  bar: (minimum) => `香港舊章，${hongKong.minimumWords(minimum)}`,
  presets: { standard: '標準', easy: '輕鬆', serious: '限時嚴格' },
  facts: {
    limitHand: { name: '爆棚', codes: { none: '無' }, count: (each) => `每家 ${each} 分` },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '不計入起糊', none: '無' } },
    paysDouble: { name: '加倍', codes: { discarder: '出銃者', 'discarder-dealer': '出銃者、莊家' } },
    selfDrawn: { name: '自摸', codes: { 'each-double': '三家加倍' } },
  },
};
