import type { OwnWords } from '../../../../../src/ui/text/gameWords';
import { calls } from '../../shared/words/calls';
import * as shared from '../../shared/words/zh-Hant-HK';
import type { options } from '../options';
import type { Ids } from '../table';

const turned = { next: '其下一張', same: '同一張', none: '不翻牌' };

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    complete: '成糊',
    natural: '無百搭',
    'red-five': '赤五',
    group: '鋪出之組',
    'after-swap': '換搭後',
  },
  units: { chips: shared.unitOf('籌') },
  headings: { items: '籌', steps: '總計' },
  steps: { chips: '籌' },
  omissions: { 'wild-used': (item) => `${item}：手上有百搭` },
  refusals: { 'too-many-wild': ({ used, most }) => `已成糊，但有百搭 ${used} 張，最多 ${most} 張` },
  declarations: {
    'swap-joker': { name: '換百搭', verb: '以牌換百搭', said: ({ name }) => `${name}以牌換百搭。` },
  },
  notes: { indicator: ({ tile }) => `翻出${tile ?? '一張牌'}。` },
  reasons: { win: '食糊' },
  factors: { discarder: '出銃' },
  marks: { 'wild-kind': () => '百搭', dead: () => '死糊' },
  situations: {
    'last-tile': { name: '海底', told: '以最後一張' },
    'after-swap': { name: '換搭後', told: '換搭後' },
  },
  calls,
  goal: (most = 0) => `食糊：組與對，百搭最多 ${most} 張`,
  bar: (most = 0) => `百搭，最多 ${most} 張`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    strictCalling: { name: '嚴格叫牌', note: '詐糊者死糊。' },
    turned: { name: '翻出的牌', note: '何者成為百搭。', values: turned },
    sizes: { name: '組', note: '可鋪出同牌多少張。', values: { three: '三張', four: '四張', five: '五張' } },
    swaps: { name: '換搭', note: '可用該牌換取已鋪出的百搭。' },
    most: { name: '最多百搭', note: '超出者不可食糊。' },
  },
  choices: { deals: shared.deals },
  presets: { standard: '一般', 'jokers-only': '只用百搭' },
  facts: {
    turned: { name: '翻出的牌', codes: turned },
    most: { name: '百搭', codes: {}, count: (most) => `最多 ${most} 張` },
  },
};
