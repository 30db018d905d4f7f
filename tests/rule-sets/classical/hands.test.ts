import { describe, expect, it } from 'vitest';
import { anchorsOf } from '../../support/rulesPages';
import { DOUBLING_ROWS, POINT_ROWS } from '../../../src/rule-sets/classical/items';
import { SPECIAL_HANDS } from '../../../src/rule-sets/classical/specialHands';
import { loserRows, winnerRows } from './rows';
import type { Row } from './rows';
import { inShort, reportOf } from './reports';

const rows: readonly Row[] = [...loserRows, ...winnerRows];

describe('hands of classical', () => {
  it.each(loserRows)('$rule a loser with $hand: $gives', (row) => {
    expect(inShort(reportOf(row), row)).toBe(row.gives);
  });

  it.each(winnerRows)('$rule a winner with $hand $won $situation: $gives', (row) => {
    expect(inShort(reportOf(row), row)).toBe(row.gives);
  });

  it.each([...[...POINT_ROWS, ...DOUBLING_ROWS].map(({ id }) => id), ...Object.keys(SPECIAL_HANDS)])(
    'has a hand with %s',
    (id) => {
      expect(rows.some(({ gives }) => gives.split(/[ ,]+/).includes(id))).toBe(true);
    },
  );

  it('cites rules that exist', () => {
    const anchors = anchorsOf('classical');
    for (const { rule } of rows) expect(anchors).toContain(rule);
  });
});
