import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zh-Hans';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { Ids } from '../table';
import type { hongKongCommonOptions } from '../options';

export const words: OwnWords<Ids, typeof hongKongCommonOptions> = {
  introduction: null,
  ...hongKong.common,
  units: { faan: hongKong.faan, limit: standard.limit, points: standard.points },
  bar: (minimum) => `香港通行打法，${hongKong.minimumWords(minimum)}`,
  presets: { standard: '标准', easy: '轻松', spicy: '辣', 'high-limit': '13番' },
  facts: {
    limitFaan: { name: '封顶', codes: {}, count: hongKong.faan.amount },
    bonusTiles: { name: '花牌', codes: { counted: '计番', none: '无' } },
    onDiscard: { name: '点炮', codes: { 'pays-all': '一家全付', half: '三家付，点炮者加倍' } },
    selfDrawn: { name: '自摸', codes: { 'each-double': '三家加倍' } },
    dealer: { name: '庄家', codes: { double: '收付加倍' } },
  },
  items: {
    ...hongKong.items,
    'mixed-terminals': '混幺九',
    terminals: '清幺九',
    'concealed-hand': '门前清',
    'kong-replacement': '杠上开花',
    'double-kong-replacement': '杠上杠开花',
    'seven-bonus-tiles': '七花',
  },
  steps: { faan: '番', minimum: '起胡', cap: '封顶', multiplier: '每份' },
  omissions: { 'part-of': (item, by) => `${item}：已包含在${by}里` },
  reasons: { ...hongKong.common.reasons, pao: '包牌' },
  factors: { ...hongKong.common.factors, 'discarder-pays-all': '全付' },
  mixtures: {
    ...hongKong.mixtures,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    sevenPairs: { name: '七对', note: '七对可以胡，计4番。' },
    limitFaan: { name: '封顶番数', note: '超出的番数不算。' },
    rise: {
      name: '番数升幅',
      note: '每多一番值多少。',
      values: {
        'half-spicy': '半辣上：四番后减半',
        spicy: '辣辣上：每番加倍',
        '4-7-10': '分级：4、7、10番加倍',
        '4-6-8': '分级：4、6、8番加倍',
        '5-7-9': '分级：5、7、9番加倍',
      },
    },
    base: {
      name: '底分',
      note: '零番的牌值多少；不足一分按一分算。',
      values: { one: '一分（一二蚊）', half: '半分（五一）', quarter: '四分之一（二五鸡）' },
    },
    responsibility: {
      name: '点炮付款',
      note: '点炮者是否一家全付。',
      values: { full: '全付（全铳）', half: '付一半（半铳）' },
    },
    dealerDoubles: { name: '庄家加倍', note: '庄家收付都加倍。' },
    pao: { name: '包牌', note: '喂出大牌最后一组的人替各家付。' },
  },
};
