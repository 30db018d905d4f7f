import { describe, expect, it } from 'vitest';
import { hongKongCommonHands } from '../data/hongKongCommonHands';
import { hongKongOldHands } from '../data/hongKongOldHands';
import { taisenHands } from '../data/taisenHands';
import { inShort, requestOf } from '../support/reports';
import type { Report } from '../support/reports';
import { generateRequests } from './generateHands';
import { naiveScore } from './naiveScore';
import { everyId, tallyOf } from './tally';

/** The tables that the engine keeps to as well. */
const tables = [
  { rules: 'hong-kong-old', rows: hongKongOldHands },
  { rules: 'hong-kong-common', rows: hongKongCommonHands },
  { rules: 'taisen', rows: taisenHands },
];

describe.each(tables)('hands of $rules', ({ rules, rows }) => {
  it.each(rows)('$rule $hand $won gives $gives', (row) => {
    const report: Report = naiveScore(requestOf(rules, row));
    expect(inShort(report)).toBe(row.gives);
    if (row.pays) expect(Object.values(report.payments ?? {})).toEqual(row.pays);
    const { faan, bonusFaan, items = [], bonusItems = [] } = report;
    if (typeof faan !== 'number') return;
    expect([faan, bonusFaan]).toEqual([items, bonusItems].map(faanOf));
  });
});

function faanOf(items: NonNullable<Report['items']>): number {
  return items.reduce((sum, { faan }) => sum + (faan ?? 0), 0);
}

describe('what is refused', () => {
  it.each([
    { why: 'a fifth copy', fields: { hand: '11m23456789s[1111m]+1s' } },
    { why: 'a chow of honours', fields: { hand: '1122334455m[ESW]+1s' } },
    { why: 'a wrong tile count', fields: { hand: '123m+1m' } },
    { why: 'a second copy of a bonus tile', fields: { hand: '123m456p789s23m55s+1m|11f' } },
    { why: 'a tile that is not in play', fields: { hand: '123m456p789s23m55s+1m|1a' } },
    { why: 'from is the winner', fields: { hand: '123m456p789s23m55s+1m', by: 'discard', from: 'S' } },
    {
      why: 'an option of the wrong type',
      fields: { hand: '123m456p789s23m55s+1m', options: { simples: true } },
    },
  ])('$why', ({ fields }) => {
    expect(naiveScore({ rules: 'hong-kong-old', seat: 'S', by: 'wall', ...fields })).toHaveProperty('error');
  });
});

describe('generated requests', () => {
  it('come out the same for the same seed', () => {
    const twice = [7, 7].map((seed) => JSON.stringify([...generateRequests('hong-kong-old', 50, seed)]));
    expect(twice[0]).toBe(twice[1]);
  });

  it.each(['hong-kong-old', 'hong-kong-common'] as const)(
    '%s: every id occurs in 5,000, none is refused',
    (rules) => {
      const { ids } = tallyOf(rules, 5000, 3);
      expect(everyId(rules).filter((id) => !ids.has(id))).toEqual([]);
    },
  );
});
