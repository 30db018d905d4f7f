import type { FirstGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zhHantHK';
import type { vocabulary } from '../vocabulary';

export const words: FirstGameWords<typeof vocabulary> = {
  introduction: null,
  ...hongKong.common,
  units: { faan: hongKong.faan, limit: hongKong.limit, points: hongKong.points },
  bar: (minimum) => `香港新章，${hongKong.minimumWords(minimum)}`,
  presets: { standard: '標準', easy: '輕鬆', spicy: '辣', 'high-limit': '13 番' },
  facts: {
    limitFaan: { name: '封頂', codes: {}, count: hongKong.faan.amount },
    bonusTiles: { name: '花牌', codes: { counted: '計番', none: '無' } },
    onDiscard: { name: '出銃', codes: { 'pays-all': '一家全付', half: '三家付，出銃者加倍' } },
    selfDrawn: { name: '自摸', codes: { 'each-double': '三家加倍' } },
    dealer: { name: '莊家', codes: { double: '收付加倍' } },
  },
};
