import { describe, expect, test } from 'vitest';
import { advance } from '../../src/engine/advance';
import { rulesOf } from '../../src/engine/knownRules';
import { dealScores, startMatch, startNextDeal } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import type { Settlement } from '../../src/engine/rules';
import { aloneAt, factsOf, gainOf, payersOf, settlementOfWins } from '../../src/engine/settlement';
import type { Deal, Payment, ScoreSheet } from '../../src/engine/types';
import { steadyAnswer } from '../rule-sets/toys/steadyPlay';
import { testRandom } from '../support/randomPlay';
import '../support/toys/loaded';
import { rulesWith, winOf } from '../support/wins';

/** Deals of a rule set played to their end, mostly towards complete hands. */
function endedDeals(rules: string, deals: number): Deal[] {
  return Array.from({ length: deals }, (_, at) => {
    const bits = hashText(`${rules} ${at}`).slice(0, 32);
    const { deal } = startNextDeal(startMatch({ rules, options: rulesWith(rules).options, bits, text: '' }));
    const random = testRandom(`${rules} ${at}`);
    while (deal.pending) advance(deal, steadyAnswer(deal, random), []);
    return deal;
  });
}

const noSheet = { legal: true, limit: false, groups: [], lines: [], omitted: [], steps: [], headline: [] };
const sheetOf = (seat: number, total: number): ScoreSheet => ({ ...noSheet, seat, total });

describe('where every hand is scored', () => {
  const deals = endedDeals('toy-every-hand', 30);

  test('the deal keeps the sheets of all seats, with the groups of hands that are not complete', () => {
    expect(deals.some(({ wins }) => wins.length > 0)).toBe(true);
    for (const { sheets, seats, wins } of deals) {
      expect(sheets.map((sheet) => sheet?.seat)).toEqual([0, 1, 2, 3]);
      sheets.forEach((sheet, seat) => {
        const held = sheet?.groups.filter(({ meld }) => meld === null).flatMap(({ kinds }) => kinds);
        const taken = wins.some((win) => win.seat === seat && win.by !== 'wall') ? 1 : 0;
        expect(held).toHaveLength(seats[seat]!.hand.length + taken);
        for (const { groups = [] } of sheet?.lines ?? [])
          expect(groups.every((at) => sheet?.groups[at])).toBe(true);
      });
    }
  });

  test('the losers settle with each other, once, when the deal is over', () => {
    const paid = deals.filter(({ ledger }) => ledger.some(({ reason }) => reason === 'difference'));
    expect(paid.length).toBeGreaterThan(3);
    for (const { sheets, ledger, wins } of paid) {
      const losers = sheets.flatMap((sheet) => (sheet && sheet.seat !== wins[0]?.seat ? sheet : []));
      const sum = losers.reduce((all, { total }) => all + total, 0);
      const gained = losers.map(({ seat }) =>
        ledger
          .filter(({ reason }) => reason === 'difference')
          .reduce(
            (all, { from, to, base }) => all + (to === seat ? base : 0) - (from === seat ? base : 0),
            0,
          ),
      );
      expect(gained).toEqual(losers.map(({ total }) => losers.length * total - sum));
    }
  });

  test('nobody can say before the end what a win would bring', () => {
    const deal = deals.find(({ wins }) => wins.length > 0)!;
    expect(gainOf(rulesOf(deal), factsOf(deal), deal.wins[0]!)).toBeNull();
  });
});

describe('wins of one moment', () => {
  test('leave the sheets of the others empty', () => {
    const won = endedDeals('toy-sixteen', 30).filter(({ wins }) => wins.length === 1);
    expect(won.length).toBeGreaterThan(0);
    for (const { sheets, wins } of won)
      expect(sheets).toEqual(
        [0, 1, 2, 3].map((seat) => wins.find((win) => win.seat === seat)?.sheet ?? null),
      );
  });

  test('are paid alike however many win, by those who do not', () => {
    const rules = rulesWith('hong-kong-common', { responsibility: 'half', minimumFaan: 0 });
    const wins = [1, 3].map((seat) => {
      const context = winOf(rules, '12m99p[CCC][FFF][PPP]+3m', { how: `${'ESWN'[seat]} discard E` });
      return { sheet: sheetOf(seat, 4), context };
    });
    const { prevailing, carry, extras, ledger } = aloneAt(4, wins[0]!);
    const both = settlementOfWins({ seats: 4, prevailing, carry, extras, out: 0, ledger }, wins);
    const told = (payments: readonly Payment[] | null) =>
      payments?.map(({ from, to, amount }) => `${from} to ${to}: ${amount}`);
    expect(told(rules.settle(both))).toEqual(['0 to 1: 8', '2 to 1: 4', '0 to 3: 8', '2 to 3: 4']);
    expect(told(rules.settle({ ...both, wins: wins.slice(0, 1), out: 8 }))).toEqual([
      '0 to 1: 8',
      '2 to 1: 4',
    ]);
  });

  test('are paid by a seat that is out without having won, not by one that has won before', () => {
    const [won, dead] = [1, 2];
    const ended = endedDeals('toy-every-hand', 30).find(({ wins }) => wins.length > 0)!;
    const before = { ...ended.wins[0]!, seat: won };
    const facts = factsOf({ ...ended, out: (1 << won) | (1 << dead), wins: [before] });
    const { context } = ended.wins[0]!;
    expect(payersOf(settlementOfWins(facts, [{ sheet: sheetOf(0, 1), context }]))).toEqual([dead, 3]);
  });

  test('make the discarder pay for as many as sit at the table', () => {
    const rules = rulesWith('hong-kong-common', { minimumFaan: 0 });
    const context = winOf(rules, '12m99p[CCC][FFF][PPP]+3m', { how: 'S discard E' });
    const paid = (seats: number) =>
      rules.settle(aloneAt(seats, { sheet: sheetOf(1, 4), context }))?.map(({ amount }) => amount);
    expect([paid(4), paid(3)]).toEqual([[16], [12]]);
  });
});

/** Source: `classical`, "Settling": the lower score pays the difference to the higher, twice with East. */
function settleClassical({ sheets, ending }: Settlement): Payment[] | null {
  if (ending === null) return null;
  const scores = sheets.map((sheet) => sheet?.total ?? 0);
  return scores.flatMap((score, to) =>
    scores.flatMap((other, from): Payment[] => {
      if (score <= other) return [];
      const factors = from === 0 || to === 0 ? [{ id: 'east', times: 2 }] : [];
      const amount = (score - other) * (factors.length > 0 ? 2 : 1);
      return [{ from, to, amount, reason: 'difference', base: score - other, factors }];
    }),
  );
}

test('the check of the classical game can be said', () => {
  const sheets = [16, 8, 48, 26].map((total, seat) => sheetOf(seat, total));
  const facts = { seats: 4, prevailing: 0, carry: {}, extras: {}, out: 0, ledger: [] };
  const payments = settleClassical({ ...facts, wins: [], sheets, ending: 'won' }) ?? [];
  const deal = { seats: sheets, ledger: payments } as unknown as Deal;
  expect(dealScores(deal, [0, 1, 2, 3])).toEqual([-68, -74, 126, 16]);
});
