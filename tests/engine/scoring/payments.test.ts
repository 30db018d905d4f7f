import { describe, expect, it } from 'vitest';
import { pointsBySeat } from '../../../src/engine/scoring/payments';
import { aloneAt } from '../../../src/engine/settlement';
import type { Rules, WinContext } from '../../../src/engine/rules';
import type { Payment, ScoreSheet } from '../../../src/engine/types';
import { rulesWith, winOf } from '../../support/wins';

const old = rulesWith('hong-kong-old');
/** What the others pay for one win. */
function settled(rules: Rules, sheet: ScoreSheet, context: WinContext): readonly Payment[] {
  return rules.settle(aloneAt(4, { sheet: { ...sheet, seat: context.seat }, context })) ?? [];
}

const HAND = '12m99p[CCC][FFF][PPP]+3m';

function sheetWorth(total: number): ScoreSheet {
  const parts = { groups: [], lines: [], omitted: [], steps: [], headline: [] };
  return { seat: 0, legal: true, limit: false, ...parts, total };
}

describe('payments of hong-kong-old', () => {
  it.each([
    ['W wall', 1, [-4, -2, 8, -2]],
    ['N discard S', 2, [-4, -4, -2, 10]],
    ['E discard W', 8, [64, -16, -32, -16]],
    ['E robbed-kong W', 8, [64, -16, -32, -16]],
  ])('pays %s with base %i as in RULES.md#payment-checks', (how, base, gains) => {
    const payments = settled(old, sheetWorth(base), winOf(old, HAND, { how }));
    expect(Object.values(pointsBySeat(payments, 4))).toEqual(gains);
  });

  it('says why each payment is what it is', () => {
    expect(settled(old, sheetWorth(1), winOf(old, HAND, { how: 'S discard E' }))).toEqual([
      {
        from: 0,
        to: 1,
        amount: 4,
        reason: 'win',
        base: 1,
        factors: [
          { id: 'discarder', times: 2 },
          { id: 'loser-east', times: 2 },
        ],
      },
      { from: 2, to: 1, amount: 1, reason: 'win', base: 1, factors: [] },
      { from: 3, to: 1, amount: 1, reason: 'win', base: 1, factors: [] },
    ]);
    expect(settled(old, { ...sheetWorth(64), limit: true }, winOf(old, HAND, { how: 'E wall' }))[0]).toEqual({
      from: 1,
      to: 0,
      amount: 64,
      reason: 'limit',
      base: 64,
      factors: [],
    });
  });

  it('has amounts that are base times factors', () => {
    for (const how of ['E wall', 'S wall', 'W discard E', 'E discard N', 'N discard S']) {
      for (const { amount, base, factors } of settled(old, sheetWorth(4), winOf(old, HAND, { how }))) {
        expect(amount).toBe(factors.reduce((product, { times }) => product * times, base));
      }
    }
  });

  it('shows the steps from faan to points', () => {
    const stepsOf = (hand: string, how: string, options = {}): unknown => {
      const rules = rulesWith('hong-kong-old', options);
      return rules.score(winOf(rules, hand, { how }))?.steps.map(({ id, value }) => `${id} ${value}`);
    };
    expect(stepsOf('45p99s[CCC][FFF][SSS]+6p', 'S wall')).toEqual(['faan 3', 'bonus-faan 2', 'base 2']);
    expect(stepsOf('45p99s[CCC][FFF][NNN]+6p', 'S wall')).toEqual(['faan 2', 'bonus-faan 2', 'minimum 3']);
    expect(stepsOf(HAND, 'S wall')).toEqual(['limit 64']);
    expect(stepsOf('19m19p19sESWNCFP+P', 'S discard E', { limitConcealment: 'semi-half' })).toEqual([
      'limit 64',
      'half-limit 32',
    ]);
  });
});

describe('pao', () => {
  const common = rulesWith('hong-kong-common');
  const gainsOf = (
    hand: string,
    how: string,
    feeders: readonly (number | null)[],
    rules = common,
  ): number[] => {
    const context = winOf(rules, hand, { how, feeders });
    const sheet = rules.score(context);
    if (!sheet) throw new Error('The hand is not complete.');
    return Object.values(pointsBySeat(settled(rules, sheet, context), 4));
  };
  const PURE = '5m[123m][456m][789m][777m]+5m';

  it.each([
    ['third dragon pong, from the wall', HAND, 'S wall', [0, 2, 3], [0, 768, 0, -768]],
    ['third dragon pong, on another discard', HAND, 'S discard E', [0, 2, 3], [0, 384, 0, -384]],
    [
      'a dragon that came before the third',
      '12m99p[CCC][PPP](FFFF)+3m',
      'S discard E',
      [2, 3, null],
      [-384, 384, 0, 0],
    ],
    [
      "a dragon kong of one's own",
      '12m99p(FFFF)[CCC][PPP]+3m',
      'S discard E',
      [null, 2, 3],
      [-384, 384, 0, 0],
    ],
    ['fourth wind pong', '5p[EEE][SSS][WWW][NNN]+5p', 'S wall', [0, 0, 0, 2], [0, 768, -768, 0]],
    ['fourth meld of a suit, pure hand', PURE, 'S wall', [0, 0, 0, 3], [0, 576, 0, -576]],
    [
      'fourth meld of a suit, clean hand',
      'E[123m][456m][789m][777m]+E',
      'S wall',
      [0, 0, 0, 3],
      [0, 144, 0, -144],
    ],
    [
      'fourth meld of a suit, another pair',
      '5p[123m][456m][789m][777m]+5p|2f2y',
      'S wall',
      [0, 0, 0, 3],
      [-16, 48, -16, -16],
    ],
    ['melds of two suits', '5p[123m][456m][789m][EEE]+5p|2f2y', 'S wall', [0, 0, 0, 3], [-32, 96, -32, -32]],
    ['nobody', HAND, 'S wall', [null, null, null], [-256, 768, -256, -256]],
  ])('%s', (_, hand, how, feeders, gains) => {
    expect(gainsOf(hand, how, feeders)).toEqual(gains);
  });

  it('keeps what each loser would have paid, by the responsible player', () => {
    const rules = rulesWith('hong-kong-common', { dealerDoubles: true, responsibility: 'half' });
    expect(gainsOf(HAND, 'S discard E', [0, 2, 3], rules)).toEqual([0, 576, 0, -576]);
    const context = winOf(rules, HAND, { how: 'S wall', feeders: [0, 2, 3] });
    const sheet = rules.score(context)!;
    expect(settled(rules, sheet, context).map(({ from, reason }) => `${from} ${reason}`)).toEqual([
      '3 pao',
      '3 pao',
      '3 pao',
    ]);
  });

  it('is an option, and unknown to the calculator', () => {
    const rules = rulesWith('hong-kong-common', { pao: false });
    expect(gainsOf(HAND, 'S wall', [0, 2, 3], rules)).toEqual([-256, 768, -256, -256]);
    expect(common.report(winOf(common, HAND, { how: 'S wall', feeders: [0, 2, 3] }), [])).toMatchObject({
      payments: { E: -256, S: 768, W: -256, N: -256 },
    });
  });
});
