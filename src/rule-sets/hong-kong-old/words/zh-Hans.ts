import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zh-Hans';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { Ids } from '../table';
import type { hongKongOldOptions } from '../options';

const items = {
  ...hongKong.items,
  'all-simples': '无字',
  'three-concealed-pongs': '三暗刻',
  'three-kongs': '三杠',
  'pearl-dragon': '珍珠龙',
  'ruby-dragon': '红宝龙',
  'jade-dragon': '翡翠龙',
};

export const words: OwnWords<Ids, typeof hongKongOldOptions> = {
  introduction: null,
  ...hongKong.common,
  units: {
    faan: hongKong.faan,
    'bonus-faan': { ...hongKong.faan, heading: '额外番', isAdded: true },
    limit: standard.limit,
    points: standard.points,
  },
  bar: (minimum) => `香港旧章，${hongKong.minimumWords(minimum)}`,
  presets: { standard: '标准', easy: '轻松', serious: '限时严格' },
  facts: {
    limitHand: { name: '封顶', codes: { none: '无' }, count: (each) => `每家${each}分` },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '不算进起胡', none: '无' } },
    paysDouble: { name: '加倍', codes: { discarder: '点炮者', 'discarder-dealer': '点炮者、庄家' } },
    selfDrawn: { name: '自摸', codes: { 'each-double': '三家加倍' } },
  },
  items,
  steps: {
    faan: '番',
    'bonus-faan': '额外番',
    minimum: '起胡',
    base: '底分',
    limit: '封顶',
    'half-limit': '半封顶',
  },
  omissions: {
    'part-of': (item, by) => `${item}：已包含在${by}里`,
    'outside-minimum': () => '额外番不算进起胡番数。',
    'outside-limit': () => '封顶牌型：其他番种不再相加。',
  },
  mixtures: {
    ...hongKong.mixtures,
    'limit-below-hand': ({ limit, least }) =>
      `封顶只付${limit}分，比最小的胡牌${least}分还少。请提高封顶分数。`,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    simples: {
      name: '无字',
      note: '这样的牌可以有哪些数字。',
      values: { numbered: '一至九', middle: '二至八（断幺）' },
    },
    limitHands: { name: '封顶牌型', note: '不论番数都付封顶的牌型。', values: items },
    limitConcealment: {
      name: '点炮胡的封顶',
      note: '适用于十三幺、九莲宝灯等门清牌型。',
      values: { 'as-listed': '全封顶', 'semi-half': '半封顶' },
    },
    dragonsConcealed: { name: '三元四喜须门清', note: '大三元、大四喜和三种宝石龙不能有副露。' },
    dealerDoubles: { name: '庄家加倍', note: '庄家收付都加倍。' },
    lowHands: {
      name: '三番以下的胡牌',
      note: '起胡番数允许时，这些牌付多少。',
      values: { finer: '较少；所有分数乘八', 'as-three': '当作三番' },
    },
    limitPoints: { name: '封顶分数', note: '每家所付，不再加倍。' },
  },
};
