import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import '../../support/toys/loaded';
import { isAlike } from '../../../src/coach/candidates';
import { ownDecisions } from '../../../src/coach/review/ownDecisions';
import { canJudge } from '../../../src/coach/thought';
import { decisionsIn, judgedQuickly, someMatch } from '../../support/reviewed';

const record = someMatch('hong-kong-old', 'tea');

describe('own decisions of a record', () => {
  it('are those of one player, each seen as it was, with another choice than the one that was made', () => {
    const hands = decisionsIn(record, 2);
    expect(hands).toHaveLength(record.hands.length);
    const all = hands.flat();
    expect(all.length).toBeGreaterThan(20);
    for (const [hand, decisions] of hands.entries())
      for (const { view, choices, chosen, event } of decisions) {
        expect(canJudge(view)).toBe(true);
        expect(chosen.seat).toBe(view.seat);
        expect(choices.some((each) => isAlike(view, each, chosen))).toBe(true);
        expect(choices.some((each) => !isAlike(view, each, chosen))).toBe(true);
        expect(record.hands[hand]?.events[event]).toBeDefined();
        // What others hold is not seen.
        expect(view.hand.length).toBeLessThanOrEqual(14);
      }
    const own = hands[0]!.filter(({ chosen }) => chosen.type === 'discard');
    const discards = record.hands[0]!.events.filter(({ type, p }) => type === 'discard' && p === 2);
    expect(own.length).toBeLessThanOrEqual(discards.length);
    expect(own.length).toBeGreaterThan(0);
  });

  it('are in the order of the hand', () => {
    for (const decisions of decisionsIn(record))
      expect(decisions.map(({ event }) => event)).toEqual(
        decisions.map(({ event }) => event).toSorted((a, b) => a - b),
      );
  });

  it('of a hand that breaks a rule, and of those after it, are not there', () => {
    const [first, second, ...rest] = record.hands;
    const events = second!.events.filter(({ type }) => type !== 'draw');
    const broken = ownDecisions({ ...record, hands: [first!, { ...second!, events }, ...rest] }, 0);
    expect(broken.hands).toEqual(decisionsIn(record).slice(0, 1));
    expect(broken.error).toMatch(/^Hand 2: .*\.$/);
    expect(ownDecisions({ ...record, rulesVersion: 99 }, 0)).toMatchObject({
      hands: [],
      error: expect.stringContaining('version 99') as string,
    });
  });

  it.each(['classical', 'toy-three', 'toy-sixteen', 'taisen'])('are found in %s', (rules) => {
    expect(decisionsIn(someMatch(rules, 'tea')).flat().length).toBeGreaterThan(0);
  });
});

describe('a reviewed decision', () => {
  it.each(['hong-kong-old', 'classical', 'taisen'])('of %s knows every choice once', (rules) => {
    const decisions = decisionsIn(someMatch(rules, 'tea')).flat().slice(0, 2);
    for (const [at, reviewed] of judgedQuickly(decisions).entries()) {
      const { view, chosen, choices } = decisions[at]!;
      const made = reviewed.choices[reviewed.chosen]!;
      expect(isAlike(view, made.action, chosen)).toBe(true);
      for (const each of choices)
        expect(reviewed.choices.filter(({ action }) => isAlike(view, action, each))).toHaveLength(1);
      if (made.lossLow > 0) expect(reviewed.loss).toBe(made.loss);
      expect([0, made.loss]).toContain(reviewed.loss);
      expect(reviewed.noise).toBeGreaterThan(0);
      const points = reviewed.choices.filter(({ lossLow }) => lossLow > 0).map((each) => each.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });
});
