import { words as en } from '../../src/rule-sets/riichi/words/en';
import { words as ja } from '../../src/rule-sets/riichi/words/ja';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../src/engine/rules';
import type { ShownWait, WaitWorth } from '../../src/store/selectors/worthTypes';
import type { ScoreSheet } from '../../src/engine/types';
import { words } from '../../src/rule-sets/hong-kong-old/words/en';
import { readinessOf, shortfall, worthOf, worthOrLack, worthRange } from '../../src/ui/table/worth';

const { units } = words;

function sheet(value: number | null, minimum: number | null = null): ScoreSheet {
  return {
    seat: 0,
    legal: minimum === null,
    limit: value === null,
    groups: [],
    lines: [],
    omitted: [],
    steps: minimum === null ? [] : [{ id: 'minimum', value: minimum, unit: 'faan' }],
    headline: [{ value, unit: value === null ? 'limit' : 'faan' }],
    total: 0,
  };
}

const plain: ScoreSheet = { ...sheet(0), headline: [] };

describe('what a hand is called out as', () => {
  it('is each amount in its unit, and nothing where a win is just a win', () => {
    expect(worthOf(sheet(5), units)).toBe('5 faan');
    expect(worthOf(sheet(null), units)).toBe('Limit');
    expect(worthOf(plain, units)).toBe('');
    expect(worthOf({ ...sheet(5), headline: [{ value: 5, unit: 'nuts' }] }, units)).toBe('5 nuts');
  });

  it('says what is missing below the minimum', () => {
    expect(worthOrLack(sheet(2, 3), units)).toBe('2 faan, 3 needed');
    expect(worthOrLack(sheet(3), units)).toBe('3 faan');
  });

  it.each([
    ['nothing without hands', [], ''],
    ['nothing where a win is just a win', [plain, plain], ''],
    ['one worth', [sheet(4), sheet(4)], '4 faan'],
    ['the least and the most', [sheet(5), sheet(3), sheet(null)], '3–5 faan'],
    ['the limit', [sheet(null)], 'Limit'],
    ['only those that may win', [sheet(2, 3), sheet(4)], '4 faan'],
    ['what the best of them lacks', [sheet(1, 3), sheet(2, 3)], '2 faan, 3 needed'],
  ])('is for several hands %s', (_, sheets, said) => {
    expect(worthRange(sheets, units)).toBe(said);
  });
});

interface Ways {
  readonly discard: Refusal | null;
  readonly drawn: Refusal | null;
  readonly more: ScoreSheet | null;
}

describe('how near a ready hand is to a win', () => {
  const REFUSED: Refusal = { code: 'refused' };
  const worth = (of: ScoreSheet | null, refusal: Refusal | null): WaitWorth => ({
    sheet: of,
    refusal: refusal ?? (of?.legal === false ? REFUSED : null),
  });
  const wait = (
    left: number,
    of: ScoreSheet | null,
    { discard = null, drawn = null, more = of }: Partial<Ways> = {},
  ): ShownWait => ({ kind: 0, left, discard: worth(of, discard), drawn: worth(more, drawn) });

  it.each([
    ['may win', [wait(2, sheet(3))], 'win'],
    ['may win on one of two', [wait(2, sheet(1, 3)), wait(1, sheet(3))], 'win'],
    ['counts too little', [wait(2, sheet(1, 3)), wait(1, sheet(2, 3))], 'short'],
    ['counts too little, and no tile is left', [wait(0, sheet(1, 3))], 'short'],
    ['counts enough, and no tile is left', [wait(0, sheet(3)), wait(0, sheet(4))], 'gone'],
    ['is not scored', [wait(2, null)], 'win'],
    ['counts enough only self-drawn', [wait(2, sheet(2, 3), { more: sheet(3) })], 'drawn'],
    ['may not win on discards', [wait(2, sheet(5), { discard: REFUSED })], 'drawn'],
    ['may win on one by a discard', [wait(2, sheet(5), { discard: REFUSED }), wait(1, sheet(5))], 'win'],
    ['may not win at all', [wait(2, sheet(5), { discard: REFUSED, drawn: REFUSED })], 'short'],
  ])('%s', (_, waits, state) => expect(readinessOf(waits)).toBe(state));

  it('is told by the best of its waits', () => {
    expect(shortfall([sheet(1, 3), sheet(2, 3)])).toEqual({ has: 2, needs: 3 });
    expect(shortfall([sheet(3)])).toBeNull();
    expect(shortfall([])).toBeNull();
  });
});

it('amounts of two units stand beside each other as the language has it', () => {
  const headline = [
    { value: 4, unit: 'han' },
    { value: 30, unit: 'fu' },
  ];
  expect([en, ja].map((own) => worthOf({ headline }, own.units))).toEqual(['4 han, 30 fu', '4翻 30符']);
});
