import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { advisorFor, hasCoach } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import { EFFORTS, FAR_EVERY, UNLEARNED } from '../../src/coach/depths';
import { taskOf } from '../../src/coach/drills/task';
import { pointsIn } from '../../src/coach/futures';
import { DEPTHS } from '../../src/coach/judgement';
import type { Depth } from '../../src/coach/judgement';
import { positionWords } from '../../src/coach/positionWords';
import { Thought } from '../../src/coach/thought';
import { rulesOf, ruleSetIds } from '../../src/engine/knownRules';
import { legalActions } from '../../src/engine/legalActions';
import { seatView } from '../../src/engine/view';
import { latePosition } from '../data/latePosition';
import { gameOf, someOf } from '../support/decisions';
import { rig } from '../support/rigged';
import { play } from '../support/script';

/** Of the futures that a depth has more a choice gets so many at least: in the deeper answer more choices are tried. */
const LEAST_SHARE = 0.6;

describe.each(ruleSetIds().filter(hasCoach))('thinking about decisions of %s', (rules) => {
  const game = gameOf(rules);
  /** Where the game says all there is to know, futures are played beside wins alone. */
  const isWhole = advisorFor(game)?.learned?.isWhole === true;
  const decisions = [...someOf(rules, 'claims', 2), ...someOf(rules, 'turns', 1)];
  const thoughts = decisions.map((decision) => {
    const thought = new Thought(decision, advisorFor(game)!);
    return { decision, judgements: [thought.think('instant'), thought.think('quick')] };
  });

  it('judges every choice once, the best first, with ranges around the points', () => {
    for (const { decision, judgements } of thoughts) {
      for (const { choices, close } of judgements) {
        for (const action of decision.choices)
          expect(choices.filter((judged) => isAlike(decision.view, judged.action, action))).toHaveLength(1);
        // Ties are broken by what the discards serve; behind them the points alone count.
        const clear = choices.slice(close).map(({ points }) => points);
        expect(clear).toEqual(clear.toSorted((a, b) => b - a));
        for (const { low, high, points, loss } of choices) {
          expect(low).toBeLessThanOrEqual(points);
          expect(high).toBeGreaterThanOrEqual(points);
          expect(loss).toBeGreaterThanOrEqual(0);
        }
        expect(close).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('gives figures that fit each other, and tells how the futures ended', () => {
    for (const { decision, judgements } of thoughts) {
      const { choices, close } = judgements.at(-1)!;
      const [best] = choices;
      expect([best!.loss, best!.lossLow, best!.lossHigh]).toEqual([0, 0, 0]);
      expect(close).toBe(choices.filter(({ lossLow }) => lossLow <= 0).length);
      for (const { action, points, low, high, loss, lossLow, lossHigh, endings, futures } of choices) {
        expect(high - points).toBeCloseTo(points - low, 9);
        expect(loss).toBeCloseTo(Math.max(0, best!.points - points), 9);
        expect(lossLow).toBeCloseTo(Math.max(0, 2 * loss - lossHigh), 9);
        expect(lossHigh).toBeGreaterThanOrEqual(loss);
        if (decision.choices.length < 2) continue;
        expect(futures > 0).toBe(!isWhole || action.type === 'win');
        expect(Number.isFinite(pointsIn(endings ?? []))).toBe(true);
        const isClaim = decision.view.pending?.why !== 'turn';
        if (endings === null && !isClaim) continue;
        expect(endings?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
      }
    }
  });

  it.skipIf(isWhole)('tries in a deeper answer as many futures more as its depth has', () => {
    const [instant, quick] = thoughts[0]!.judgements.map(({ choices }) =>
      Math.max(...choices.map(({ futures }) => futures)),
    );
    expect(instant).toBeGreaterThan(0);
    const efforts = advisorFor(game)!.learned ? EFFORTS : UNLEARNED;
    const [few, many] = [efforts.instant, efforts.quick].map(({ short, whole }) => short + whole);
    expect(quick).toBeGreaterThan((LEAST_SHARE * many! * instant!) / few!);
  });

  it('gives the same answer at once and step by step, deeper ones going on with the same deals', () => {
    const [decision] = decisions;
    const stepped = new Thought(decision!, advisorFor(game)!);
    for (const depth of DEPTHS.slice(0, 2)) {
      for (let at = 0; stepped.step(depth); at++)
        if (at < 9)
          for (const { points, loss } of stepped.judgement(depth).choices)
            expect([points, loss].every(Number.isFinite)).toBe(true);
      stepped.judgement(depth);
    }
    expect(stepped.judgement('quick')).toEqual(new Thought(decision!, advisorFor(game)!).think('quick'));
  });
});

describe('a deep thought', () => {
  it('plays on with the deals of the quick one, and tries what is far behind in one of eight of them', () => {
    const task = taskOf({ rules: 'hong-kong-old', position: latePosition, verdicts: [] });
    const thought = new Thought(task, advisorFor(task.view)!);
    const futures = (depth: Depth) => thought.think(depth).choices.map(({ futures: count }) => count);
    const { instant, quick, deep } = EFFORTS;
    expect(futures('instant')).toEqual([instant.short / 2, instant.short / 2]);
    expect(futures('quick')).toEqual([quick.short / 2, quick.short / 2]);
    const [first, second] = futures('deep');
    expect(first).toBe((deep.short + deep.whole) / 2);
    expect(second).toBe(deep.short / 2 + Math.ceil(deep.whole / 2 / FAR_EVERY));
  });
});

describe('a win in a game whose choices are reckoned', () => {
  it('is certain, and what else may be chosen is not told by a single future', () => {
    const { deal } = rig({ rules: 'riichi', hands: ['9mSSW', '234m567m345s88s56p'], front: '4p' });
    const asked = play(deal, ['0 discard 4p']).deal;
    const decision = { view: seatView(asked, 1), choices: legalActions(asked, 1) };
    const { depth, choices } = new Thought(decision, advisorFor(asked)!).think('instant');
    const told = choices.map(({ action, futures, high, low }) => `${action.type} ${futures} ${high > low}`);
    expect(depth).toBe('deep');
    expect(new Set(told)).toEqual(new Set(['chow 0 true', 'pass 0 true', 'win 1 false']));
  });
});

describe('the words of a position', () => {
  it('do not depend on which of several tiles alike is held, and change with what is seen and with the seed', () => {
    const [{ view } = { view: null }] = someOf('hong-kong-old', 'claims', 1);
    if (!view) throw new Error('No claim was found.');
    const { kinds } = rulesOf(view).tiles;
    const seen = new Set(view.seats.flatMap(({ river }) => river.map(({ tile }) => tile)));
    const [held] = view.hand;
    const twin = [...kinds.keys()].find(
      (tile) => kinds[tile] === kinds[held!] && !view.hand.includes(tile) && !seen.has(tile),
    );
    const swapped = { ...view, hand: view.hand.map((tile) => (tile === held ? (twin ?? tile) : tile)) };
    expect(positionWords(swapped, '')).toEqual(positionWords(view, ''));
    expect(positionWords(view, 'another')).not.toEqual(positionWords(view, ''));
    expect(positionWords({ ...view, wallLeft: view.wallLeft - 1 }, '')).not.toEqual(positionWords(view, ''));
  });
});
