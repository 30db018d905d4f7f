import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { REASON_CODES } from '../../../src/coach/reasons/reason';
import { CARD_CODES, DANGER_CODES, reasonPositions, STRICT_CODES } from '../../data/reasonPositions';
import { codesOf } from '../../support/reasonPairs';
import type { ReasonPair } from '../../support/reasonPairs';

function pairOf([
  rules,
  term,
  better,
  other,
  position,
]: (typeof reasonPositions)['ready']['not']): ReasonPair {
  return { rules, term, better, other, position };
}

it('a hand that is ruled out is told before the tiles that are missing', () => {
  for (const row of reasonPositions['kills-route'].told)
    expect([row, codesOf(pairOf(row))?.[0]]).toEqual([row, 'kills-route']);
});

const codes = REASON_CODES.filter(
  (code) => ![...CARD_CODES, ...STRICT_CODES, ...DANGER_CODES].some((each) => each === code),
) as (keyof typeof reasonPositions)[];

describe.each(codes)('the reason %s', (code) => {
  const { told, not } = reasonPositions[code];

  it('is told in five positions', () => {
    expect(told).toHaveLength(5);
    for (const row of told)
      expect([row, codesOf(pairOf(row))]).toEqual([row, expect.arrayContaining([code])]);
  });

  it('is not told in one like them', () => {
    const found = codesOf(pairOf(not));
    expect(found).not.toBeNull();
    expect(found).not.toContain(code);
  });
});

it('chances and points tell nothing of choices that are close', () => {
  const pairs = reasonPositions.likelier.told.map((row) => pairOf(row));
  for (const pair of pairs) expect(codesOf({ ...pair, term: 'close' })).not.toContain('likelier');
});
