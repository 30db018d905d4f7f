import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zh-Hant-HK';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { Ids } from '../table';
import type { hongKongCommonOptions } from '../options';

export const words: OwnWords<Ids, typeof hongKongCommonOptions> = {
  introduction: null,
  ...hongKong.common,
  units: { faan: hongKong.faan, limit: standard.limit, points: standard.points },
  bar: (minimum) => `香港通行打法，${hongKong.minimumWords(minimum)}`,
  presets: { standard: '標準', easy: '輕鬆', spicy: '辣', 'high-limit': '13 番' },
  facts: {
    limitFaan: { name: '封頂', codes: {}, count: hongKong.faan.amount },
    bonusTiles: { name: '花牌', codes: { counted: '計番', none: '無' } },
    onDiscard: { name: '出銃', codes: { 'pays-all': '一家全付', half: '三家付，出銃者加倍' } },
    selfDrawn: { name: '自摸', codes: { 'each-double': '三家加倍' } },
    dealer: { name: '莊家', codes: { double: '收付加倍' } },
  },
  items: {
    ...hongKong.items,
    'mixed-terminals': '花么九',
    terminals: '清么九',
    'concealed-hand': '門前清',
    'kong-replacement': '槓上開花',
    'double-kong-replacement': '槓上槓開花',
    'seven-bonus-tiles': '七花',
  },
  steps: { faan: '番', minimum: '起糊', cap: '封頂', multiplier: '每份' },
  omissions: { 'part-of': (item, by) => `${item}：已包含於${by}` },
  reasons: { ...hongKong.common.reasons, pao: '包牌' },
  factors: { ...hongKong.common.factors, 'discarder-pays-all': '全銃' },
  mixtures: {
    ...hongKong.mixtures,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    sevenPairs: { name: '七對子', note: '七對子可食糊，計 4 番。' },
    limitFaan: { name: '封頂番數', note: '超出的番數不計。' },
    rise: {
      name: '番數升幅',
      note: '每多一番值多少。',
      values: {
        'half-spicy': '半辣上：四番後減半',
        spicy: '辣辣上：每番加倍',
        '4-7-10': '分級：4、7、10 番加倍',
        '4-6-8': '分級：4、6、8 番加倍',
        '5-7-9': '分級：5、7、9 番加倍',
      },
    },
    base: {
      name: '底分',
      note: '零番牌值多少；不足一分作一分計。',
      values: { one: '一分（一二蚊）', half: '半分（五一）', quarter: '四分一（二五雞）' },
    },
    responsibility: {
      name: '出銃付款',
      note: '出銃者是否一家全付。',
      values: { full: '全銃', half: '半銃' },
    },
    dealerDoubles: { name: '莊家加倍', note: '莊家收付均加倍。' },
    pao: { name: '包牌', note: '餵出大牌最後一組者代各家付款。' },
  },
};
