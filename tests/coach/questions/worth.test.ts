import { describe, expect, it } from 'vitest';
import { loadAdvisor } from '../../../src/coach/advisor';
import { makeQuestion } from '../../../src/coach/questions/questions';
import { mistakesAbout } from '../../../src/coach/questions/worth/mistakes';
import { worthAt } from '../../../src/coach/questions/worth/makeWorth';
import { optionFor } from '../../../src/coach/questions/worth/paid';
import { worth } from '../../../src/coach/questions/worth/worth';
import type { WorthQuestion } from '../../../src/coach/questions/worth/worthQuestion';
import { rulesOf } from '../../../src/engine/knownRules';
import { dealScores } from '../../../src/engine/match';
import { stream } from '../../../src/engine/random';
import { aloneAt } from '../../../src/engine/settlement';
import { usualGame } from './games';

const MADE = 20;

function made(rules: string, seed: string): WorthQuestion {
  const question = makeQuestion(usualGame(rules), 'worth', seed);
  if (question?.type !== 'worth') throw new Error('There is no such question.');
  return question;
}

const SCORED = ['hong-kong-old', 'hong-kong-common', 'classical'];

describe.each(SCORED)('won hands of %s', (rules) => {
  it('have one right answer, which is what the engine scored and paid, among others that differ', async () => {
    await loadAdvisor(usualGame(rules));
    expect(made(rules, 'a')).toEqual(made(rules, 'a'));
    const places = new Set<number>();
    let payments = 0;
    let ways = 0;
    for (let at = 0; at < MADE; at++) {
      const { deal, options, right } = made(rules, `worth ${at}`);
      const [win] = deal.wins;
      if (!win) throw new Error('Nobody won.');
      places.add(right);
      ways += Number(win.by === 'wall');
      expect(options.length).toBeGreaterThanOrEqual(3);
      expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
      const answer = options[right]!;
      expect(answer.headline).toEqual(rulesOf(deal).score(win.context)?.headline);
      expect(answer.gains).toEqual(dealScores(deal, [...deal.seats.keys()]));
      for (const { gains } of options) expect(gains.reduce((sum, gain) => sum + gain)).toBe(0);
      const isOfPayment = options.some(
        ({ headline }, place) =>
          place !== right && JSON.stringify(headline) === JSON.stringify(answer.headline),
      );
      payments += Number(isOfPayment);
    }
    expect(places.size).toBeGreaterThan(2);
    expect(ways).toBeGreaterThan(0);
    if (rules !== 'classical') expect(payments).toBeGreaterThan(MADE / 2);
  });
});

describe('a wrong answer about payments', () => {
  it('is what the calculator says of the same hand won in the other way', async () => {
    await loadAdvisor(usualGame('hong-kong-old'));
    for (let at = 0; at < MADE; at++) {
      const { deal } = made('hong-kong-old', `worth ${at}`);
      const win = deal.wins[0]!;
      const rule = rulesOf(deal);
      const from = (win.seat + 1) % deal.seats.length;
      const scored =
        win.by === 'wall'
          ? ({ by: 'discard', from, end: null } as const)
          : ({ by: 'wall', from: null, end: 'front' } as const);
      const context = { ...win.context, ...scored };
      const sheet = rule.score(context)!;
      const gains = deal.seats.map(() => 0);
      const entries = rule.settle(aloneAt(deal.seats.length, { sheet, context })) ?? [];
      for (const { from: payer, to, amount } of entries) {
        gains[payer!]! -= amount;
        gains[to!]! += amount;
      }
      const expected = sheet.legal ? { headline: sheet.headline, gains } : null;
      expect(optionFor(deal, win, { scored })).toEqual(expected);
    }
  });
});

describe('a deal', () => {
  it('is not asked about where nobody won, or where more was paid than the win brings', async () => {
    await loadAdvisor(usualGame('hong-kong-old'));
    const { deal } = made('hong-kong-old', 'worth 1');
    const random = stream('x', 'y');
    expect(worthAt(deal, random)).not.toBeNull();
    expect(worthAt({ ...deal, wins: [] }, random)).toBeNull();
    expect(worthAt({ ...deal, ledger: [...deal.ledger, ...deal.ledger] }, random)).toBeNull();
    const last = { ...deal.wins[0]!, context: { ...deal.wins[0]!.context, lastTile: true } };
    expect(worthAt({ ...deal, wins: [last] }, random)).toBeNull();
  });

  it('of a game without points has nothing to be asked about', async () => {
    await loadAdvisor(usualGame('taisen'));
    expect(makeQuestion(usualGame('taisen'), 'worth', 'a')).toBeNull();
  });
});

describe('a choice', () => {
  it('is right or wrong', async () => {
    await loadAdvisor(usualGame('classical'));
    const question = made('classical', 'a');
    expect(worth.grade(question, { type: 'worth', option: question.right })).toBe('right');
    expect(
      worth.grade(question, { type: 'worth', option: (question.right + 1) % question.options.length }),
    ).toBe('wrong');
  });
});

describe('a wrong count', () => {
  /** The greatest number that divides all of these, by trying. */
  const stepOf = (values: readonly number[]) => {
    for (let step = Math.max(1, ...values); step > 1; step--)
      if (values.every((value) => value % step === 0)) return step;
    return 1;
  };

  it.each(['hong-kong-old', 'classical'])('of %s is one or two steps of the hand off', async (rules) => {
    await loadAdvisor(usualGame(rules));
    const steps = new Set<number>();
    for (let at = 0; at < MADE; at++) {
      const { deal } = made(rules, `worth ${at}`);
      const win = deal.wins[0]!;
      const { unit, value } = win.sheet.headline[0]!;
      const counted = win.sheet.lines.flatMap((line) => (line.unit === unit ? (line.value ?? []) : []));
      const step = stepOf(counted);
      steps.add(step);
      const told = mistakesAbout(rulesOf(deal), deal, win).flatMap(({ headline }) =>
        headline.length === 1 && headline[0]!.unit === unit ? (headline[0]!.value ?? []) : [],
      );
      for (const off of [1, 2]) expect(told).toContain(value! + off * step);
    }
    expect(Math.max(...steps)).toBeGreaterThan(rules === 'classical' ? 1 : 0);
  });
});
