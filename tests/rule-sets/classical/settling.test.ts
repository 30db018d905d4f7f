import { describe, expect, it } from 'vitest';
import { scoreRequest } from '../../../src/cli/scoreRequest';
import type { Settlement } from '../../../src/engine/rules';
import { pointsBySeat } from '../../../src/engine/scoring/payments';
import { rulesWith } from '../../support/wins';
import { sheetOf } from '../../support/toys/shared/scoring';

/** A deal that is over with these scores by seat. */
function settlementOf(scores: readonly number[]): Settlement {
  const parts = { groups: [], lines: [], steps: [], headline: [] };
  const sheets = scores.map((total, seat) => sheetOf({ ...parts, seat, total }));
  const facts = { seats: 4, prevailing: 0, carry: {}, extras: {}, out: 0, ledger: [] };
  return { ...facts, wins: [], sheets, ending: 'won' };
}

const HANDS = {
  E: '147m258p36sCFPWN',
  S: '333m999pFFSS[EEE]|2f',
  W: '123s456p78s234m55s+9s',
  N: '258m147p69sEWNCF',
};

describe('settling in classical', () => {
  it('pays the check of RULES.md#payment-checks pair by pair', () => {
    const payments = rulesWith('classical').settle(settlementOf([16, 8, 48, 26])) ?? [];
    expect(payments.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [0, 2, 64],
      [0, 3, 20],
      [1, 0, 16],
      [1, 2, 40],
      [1, 3, 18],
      [3, 2, 22],
    ]);
    expect(pointsBySeat(payments, 4)).toEqual({ E: -68, S: -74, W: 126, N: 16 });
  });

  it('has the difference as the base of each payment, and East as its factor', () => {
    const [toWest, , toEast, southToWest] =
      rulesWith('classical').settle(settlementOf([16, 8, 48, 26])) ?? [];
    expect(toWest).toEqual({
      from: 0,
      to: 2,
      amount: 64,
      base: 32,
      reason: 'difference',
      factors: [{ id: 'east', times: 2 }],
    });
    expect(toEast).toMatchObject({ amount: 16, base: 8 });
    expect(southToWest).toMatchObject({ amount: 40, base: 40, factors: [] });
  });

  it('moves nothing between equal scores', () => {
    expect(rulesWith('classical').settle(settlementOf([8, 8, 8, 8]))).toEqual([]);
  });

  it('adds the own scores where they are kept, undoubled', () => {
    const kept = rulesWith('classical', { settle: 'keep' });
    const payments = kept.settle(settlementOf([16, 0, 48, 26])) ?? [];
    expect(pointsBySeat(payments, 4)).toEqual({ E: 16, S: 0, W: 48, N: 26 });
    expect(kept.zeroSum).toBe(false);
  });

  it('starts with 2,000 points, or with none where scores are kept', () => {
    const [fines, kept] = [
      rulesWith('classical'),
      rulesWith('classical', { settle: 'keep', startPoints: 500 }),
    ];
    expect([fines.startPoints, kept.startPoints]).toEqual([2000, 0]);
    expect(rulesWith('classical', { startPoints: 500 }).startPoints).toBe(500);
  });

  it('knows nothing of payments before the hand is over', () => {
    expect(rulesWith('classical').settle({ ...settlementOf([]), ending: null })).toBeNull();
  });

  it('scores the hands of all seats in the calculator', () => {
    const asked = { rules: 'classical', hands: HANDS, winner: 'W', by: 'wall' };
    expect(scoreRequest(asked)).toMatchObject({
      legal: true,
      seats: {
        E: { points: 0, doublings: 0, score: 0, limit: false, items: [] },
        S: { points: 24, doublings: 1, score: 48, limit: false },
        W: { points: 22, doublings: 0, score: 22, limit: false },
        N: { points: 0, doublings: 0, score: 0, limit: false },
      },
      payments: { E: -140, S: 96 + 48 + 26, W: 44 - 26 + 22, N: -70 },
    });
    expect(scoreRequest({ ...asked, options: { settle: 'keep' } })).toMatchObject({
      payments: { E: 0, S: 48, W: 22, N: 0 },
    });
  });

  it.each([
    [
      'a fifth tile in all hands together',
      { hands: { ...HANDS, N: '258m147p69sEEWNC' } },
      'The hands together have E 5',
    ],
    ['a season at two seats', { hands: { ...HANDS, N: `${HANDS.N}|2f` } }, 'The hands together have 2f 2'],
    ['a hand that is missing', { hands: { E: HANDS.E } }, 'Field "hands" must have a hand as text for S.'],
    ['no hands', { hands: undefined }, 'Field "hands" is missing.'],
    ['a winner of another table', { winner: 'X' }, 'Field "winner" must be'],
    ['a winning tile of a loser', { hands: { ...HANDS, E: `${HANDS.E}+1m` } }, 'Hand of E: '],
    ['a winner without a winning tile', { winner: 'E' }, 'Hand of E: '],
    ['an unknown limit', { options: { limit: 'some' } }, 'Option "limit" must be a whole number from 0 to'],
    [
      'another way than the nearest',
      { options: { severalWinners: 'all' } },
      'Option "severalWinners" must be',
    ],
  ])('refuses %s', (_name, changed, error) => {
    const asked = { rules: 'classical', hands: HANDS, winner: 'W', by: 'wall', ...changed };
    expect(scoreRequest(asked)).toEqual({ error: expect.stringContaining(error) as string });
  });
});
