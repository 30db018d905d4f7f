import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zh-Hant-HK';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { Ids } from '../table';
import type { hongKongOldOptions } from '../options';

const items = {
  ...hongKong.items,
  'all-simples': '無字',
  'three-concealed-pongs': '三暗刻',
  'three-kongs': '三槓',
  'pearl-dragon': '珍珠龍',
  'ruby-dragon': '紅寶龍',
  'jade-dragon': '翡翠龍',
};

export const words: OwnWords<Ids, typeof hongKongOldOptions> = {
  introduction: null,
  ...hongKong.common,
  units: {
    faan: hongKong.faan,
    'bonus-faan': { ...hongKong.faan, heading: '額外番', isAdded: true },
    limit: standard.limit,
    points: standard.points,
  },
  bar: (minimum) => `香港舊章，${hongKong.minimumWords(minimum)}`,
  presets: { standard: '標準', easy: '輕鬆', serious: '限時嚴格' },
  facts: {
    limitHand: { name: '爆棚', codes: { none: '無' }, count: (each) => `每家 ${each} 分` },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '不計入起糊', none: '無' } },
    paysDouble: { name: '加倍', codes: { discarder: '出銃者', 'discarder-dealer': '出銃者、莊家' } },
    selfDrawn: { name: '自摸', codes: { 'each-double': '三家加倍' } },
  },
  items,
  steps: {
    faan: '番',
    'bonus-faan': '額外番',
    minimum: '起糊',
    base: '底分',
    limit: '爆棚',
    'half-limit': '半爆棚',
  },
  omissions: {
    'part-of': (item, by) => `${item}：已包含於${by}`,
    'outside-minimum': () => '額外番不計入起糊番數。',
    'outside-limit': () => '爆棚牌型：其他番種不再相加。',
  },
  mixtures: {
    ...hongKong.mixtures,
    'limit-below-hand': ({ limit, least }) =>
      `爆棚只付${limit}分，少於最小食糊牌的${least}分。請提高爆棚分數。`,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    simples: {
      name: '無字',
      note: '這樣的牌可有哪些數字。',
      values: { numbered: '一至九', middle: '二至八（斷么）' },
    },
    limitHands: { name: '爆棚牌型', note: '不論番數均付爆棚的牌型。', values: items },
    limitConcealment: {
      name: '食他人牌的爆棚',
      note: '適用於十三么、九子連環等門前清牌型。',
      values: { 'as-listed': '全爆棚', 'semi-half': '半爆棚' },
    },
    dragonsConcealed: { name: '三元四喜須門前清', note: '大三元、大四喜及三種寶石龍須沒有外露牌組。' },
    dealerDoubles: { name: '莊家加倍', note: '莊家收付均加倍。' },
    lowHands: {
      name: '三番以下食糊',
      note: '起糊番數容許時，這些牌付多少。',
      values: { finer: '較少；所有分數乘八', 'as-three': '當作三番' },
    },
    limitPoints: { name: '爆棚分數', note: '每家所付，不再加倍。' },
  },
};
