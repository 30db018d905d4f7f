import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import type { Options } from '../../../src/engine/types';
import { payTable } from '../../../src/store/selectors/payTable';
import { completeOptions } from '../../../src/store/selectors/optionList';
import { knowGame } from '../../support/knowGame';

for (const id of ['hong-kong-old', 'hong-kong-common', 'classical', 'taisen']) await knowGame(id);

/** Each row as `from-to: self-drawn, discarder, others`. */
function rowsOf(rules: string, changed: Options): string[] {
  const table = payTable(rules, completeOptions(rules, changed), 'payment');
  return (table?.rows ?? []).map(
    ({ from, to, fromWall, discarder, others }) =>
      `${from}-${to ?? ''}: ${fromWall}, ${discarder}, ${others}`,
  );
}

describe('what hands pay', () => {
  it.each<[string, Options, readonly string[]]>([
    [
      'hong-kong-common',
      { rise: '4-7-10' },
      ['3-3: 16, 32, 0', '4-6: 32, 64, 0', '7-9: 64, 128, 0', '10-: 128, 256, 0'],
    ],
    [
      'hong-kong-common',
      { rise: '4-6-8', responsibility: 'half' },
      ['3-3: 16, 16, 8', '4-5: 32, 32, 16', '6-7: 64, 64, 32', '8-: 128, 128, 64'],
    ],
    [
      'hong-kong-common',
      { rise: '5-7-9', minimumFaan: 4, base: 'quarter' },
      ['4-4: 8, 16, 0', '5-6: 16, 32, 0', '7-8: 32, 64, 0', '9-: 64, 128, 0'],
    ],
    ['hong-kong-common', { limitFaan: 4 }, ['3-3: 16, 32, 0', '4-: 32, 64, 0']],
    ['hong-kong-common', { limitFaan: 4, minimumFaan: 8 }, ['4-: 32, 64, 0']],
    [
      'hong-kong-common',
      { base: 'quarter', minimumFaan: 0, limitFaan: 4 },
      ['0-2: 2, 4, 0', '3-3: 4, 8, 0', '4-: 8, 16, 0'],
    ],
    ['hong-kong-old', {}, ['3-3: 2, 2, 1', '4-6: 4, 4, 2', '7-9: 8, 8, 4', '10-: 16, 16, 8']],
  ])('of %s with %o', (rules, changed, rows) => {
    expect(rowsOf(rules, changed)).toEqual(rows);
  });

  it('is shown where payments start from the value of a hand, and in one place', () => {
    expect(rowsOf('classical', {})).toEqual([]);
    expect(rowsOf('taisen', {})).toEqual([]);
    expect(payTable('hong-kong-common', completeOptions('hong-kong-common', {}), 'hands')).toBeNull();
  });
});
