import type { ChoiceWords, OptionWords, UnitWords } from '../../../../../src/ui/text/gameWords';
import type { tableOptions } from '../options';

export function unitOf(unit: string): UnitWords {
  return {
    heading: unit,
    amount: (value) => (value === null ? unit : `${value} ${unit}`),
    range: (least, most) => `${least}–${most} ${unit}`,
    below: (value, minimum) => `${value} ${unit}，需 ${minimum}`,
  };
}

export const points = unitOf('分');

export const groups = { match: '比賽', play: '打法', worth: '計算' };

export const deals: ChoiceWords = { name: '長度', value: (count) => `${count} 局` };

export const tableWords: {
  readonly [Id in keyof typeof tableOptions]: OptionWords<(typeof tableOptions)[Id]>;
} = {
  deals: { name: '局數', note: '一場打多少局。' },
  claimSeconds: { name: '叫牌時限', note: '回應棄牌的秒數。', values: { 0: '不限時' } },
};
