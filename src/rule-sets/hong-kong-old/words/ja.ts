import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/ja';
import * as standard from '../../shared/standard/words/ja';
import type { Ids } from '../table';
import type { hongKongOldOptions } from '../options';

const items = {
  ...hongKong.items,
  'all-simples': '字牌なし',
  'three-concealed-pongs': '三暗刻',
  'three-kongs': '三槓子',
  'pearl-dragon': '真珠の龍',
  'ruby-dragon': '紅玉の龍',
  'jade-dragon': '翡翠の龍',
};

export const words: OwnWords<Ids, typeof hongKongOldOptions> = {
  introduction: null,
  ...hongKong.common,
  units: {
    faan: hongKong.faan,
    'bonus-faan': { ...hongKong.faan, heading: '追加の翻', isAdded: true },
    limit: standard.limit,
    points: standard.points,
  },
  bar: (minimum) => `香港旧章、${hongKong.minimumWords(minimum)}`,
  presets: { standard: '標準', easy: 'やさしい', serious: '時間制限・自己申告' },
  facts: {
    limitHand: { name: '満貫の手', codes: { none: 'なし' }, count: (each) => `各家${each}点` },
    bonusTiles: { name: '花牌', codes: { 'outside-minimum': '縛りに入らない', none: 'なし' } },
    paysDouble: { name: '倍払い', codes: { discarder: '放銃者', 'discarder-dealer': '放銃者と親' } },
    selfDrawn: { name: 'ツモ', codes: { 'each-double': '三人が倍払い' } },
  },
  items,
  steps: {
    faan: '翻',
    'bonus-faan': '追加の翻',
    minimum: '縛り',
    base: '基本点',
    limit: '満貫',
    'half-limit': '半満貫',
  },
  omissions: {
    'part-of': (item, by) => `${item}：${by}に含む`,
    'outside-minimum': () => '追加の翻は縛りに入りません。',
    'outside-limit': () => '満貫の手：ほかの役は加わりません。',
  },
  mixtures: {
    ...hongKong.mixtures,
    'limit-below-hand': ({ limit, least }) =>
      `満貫の${limit}点が、アガれる最も安い手の${least}点を下回ります。満貫の点数を上げてください。`,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    simples: {
      name: '字牌なし',
      note: 'この手に使える数字。',
      values: { numbered: '一から九', middle: '二から八（断幺九）' },
    },
    limitHands: { name: '満貫の手', note: '翻数によらず満貫で払う手。', values: items },
    limitConcealment: {
      name: 'ロンでの満貫',
      note: '十三幺、九蓮宝燈など、門前の手について。',
      values: { 'as-listed': '満貫', 'semi-half': '半満貫' },
    },
    dragonsConcealed: {
      name: '三元・四喜は門前だけ',
      note: '大三元、大四喜、三種の宝石の龍に副露を認めません。',
    },
    dealerDoubles: { name: '親は倍', note: '親の収支を倍にします。' },
    lowHands: {
      name: '3翻未満のアガリ',
      note: '縛りが許すときの支払い。',
      values: { finer: '少なめ（全点数を八倍）', 'as-three': '3翻と同じ' },
    },
    limitPoints: { name: '満貫の点数', note: '各家の支払い。倍にはなりません。' },
  },
};
