import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/ja';
import * as standard from '../../shared/standard/words/ja';
import type { Ids } from '../table';
import type { hongKongCommonOptions } from '../options';

export const words: OwnWords<Ids, typeof hongKongCommonOptions> = {
  introduction: null,
  ...hongKong.common,
  units: { faan: hongKong.faan, limit: standard.limit, points: standard.points },
  bar: (minimum) => `香港麻雀・現代、${hongKong.minimumWords(minimum)}`,
  presets: { standard: '標準', easy: 'やさしい', spicy: '倍々', 'high-limit': '上限13翻' },
  facts: {
    limitFaan: { name: '上限', codes: {}, count: hongKong.faan.amount },
    bonusTiles: { name: '花牌', codes: { counted: '翻に数える', none: 'なし' } },
    onDiscard: {
      name: 'ロン',
      codes: { 'pays-all': '放銃者が全額', half: '三人が払い、放銃者は倍' },
    },
    selfDrawn: { name: 'ツモ', codes: { 'each-double': '三人が倍払い' } },
    dealer: { name: '親', codes: { double: '収支とも倍' } },
  },
  items: {
    ...hongKong.items,
    'mixed-terminals': '混老頭',
    terminals: '清老頭',
    'concealed-hand': '門前清',
    'kong-replacement': '嶺上開花',
    'double-kong-replacement': '連続カンの嶺上開花',
    'seven-bonus-tiles': '七枚の花牌',
  },
  steps: { faan: '翻', minimum: '縛り', cap: '上限', multiplier: '支払いの単位' },
  omissions: { 'part-of': (item, by) => `${item}：${by}に含む` },
  reasons: { ...hongKong.common.reasons, pao: '責任払い' },
  factors: { ...hongKong.common.factors, 'discarder-pays-all': '全額払い' },
  mixtures: {
    ...hongKong.mixtures,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    sevenPairs: { name: '七対子', note: '七対子でもアガれます。4翻。' },
    limitFaan: { name: '翻の上限', note: 'これを超える翻は払われません。' },
    rise: {
      name: '翻ごとの増え方',
      note: '一翻増えるといくらになるか。',
      values: {
        'half-spicy': '半倍々：4翻から刻みが半分',
        spicy: '倍々：一翻ごとに倍',
        '4-7-10': '4・7・10翻で段階',
        '4-6-8': '4・6・8翻で段階',
        '5-7-9': '5・7・9翻で段階',
      },
    },
    base: {
      name: '基準の点',
      note: '0翻の手の価値。端数は一点に切り上げ。',
      values: { one: '1点', half: '半点', quarter: '四半点' },
    },
    responsibility: {
      name: '放銃の支払い',
      note: '放銃者が全員分を払うか。',
      values: { full: '放銃者が全額', half: '放銃者が半額' },
    },
    dealerDoubles: { name: '親は倍', note: '親の収支を倍にします。' },
    pao: { name: '責任払い', note: '大物手の最後の組を鳴かせた人が全員分を払います。' },
  },
};
