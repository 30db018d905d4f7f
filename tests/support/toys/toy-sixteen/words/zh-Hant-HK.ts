import type { OwnWords } from '../../../../../src/ui/text/gameWords';
import { calls } from '../../shared/words/calls';
import * as shared from '../../shared/words/zh-Hant-HK';
import type { options } from '../options';
import type { Ids } from '../table';

const items = {
  flower: '花',
  'dragon-pong': '三元刻',
  'self-drawn': '自摸',
  dealer: '莊家',
  'all-flowers': '七花',
};

const winners = { nearest: '最近者', highest: '最貴者', all: '全部' };

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items,
  units: { tai: shared.unitOf('台'), points: shared.points },
  headings: { items: '台', steps: '由台計分' },
  steps: { base: '底', 'with-tai': '連台' },
  omissions: { 'not-counted': (item) => `${item}：此桌不計` },
  reasons: { win: '食糊', pot: '流局注' },
  factors: { 'each-pays': '每家付' },
  marks: { pot: (points) => `每家注 ${points}` },
  situations: { 'last-tile': { name: '海底', told: '以最後一張' } },
  calls,
  goal: () => '食糊：五組一對',
  bar: (base = 0) => `十六張，底 ${base}`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    base: { name: '底', note: '每次食糊的底分。' },
    counted: {
      name: '計算項目',
      note: '每項一台。',
      values: {
        flower: items.flower,
        'dragon-pong': items['dragon-pong'],
        'self-drawn': items['self-drawn'],
      },
    },
    winners: { name: '多人食糊', note: '一張牌多人可食時。', values: winners },
    flowerWins: { name: '七花可食糊', note: '鋪出七隻花者可食糊。' },
    pot: { name: '注', note: '流局後每家留下的分。' },
  },
  choices: { deals: shared.deals },
  presets: { standard: '一般', plain: '簡單' },
  facts: {
    base: { name: '底', codes: {}, count: shared.points.amount },
    pot: { name: '流局留下', codes: {}, count: shared.points.amount },
    winners: { name: '多人食糊', codes: winners },
  },
};
