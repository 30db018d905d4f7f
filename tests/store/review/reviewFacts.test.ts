import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import {
  costliestOf,
  courseOfHand,
  momentAt,
  roundedSum,
  sumOfAll,
  turnOf,
} from '../../../src/store/review/reviewFacts';
import { replayed } from '../../support/recorded';
import { decisionsIn, madeUp, someMatch } from '../../support/reviewed';

const record = someMatch('hong-kong-old', 'tea');
const first = replayed(record);

const POINTS = fc.double({ min: -500, max: 500, noNaN: true });

describe('what a review says of a hand', () => {
  it('names the dearest choices of one hand or several, and none that gave up nothing', () => {
    const hands = [[madeUp(1), madeUp(0), madeUp(3), madeUp(2), madeUp(0.5)], [madeUp(4), madeUp(2.5)], []];
    const told = (...of: number[]) =>
      costliestOf(of, (hand) => hands[hand]!).map(({ hand, decision }) => `${hand} ${decision}`);
    expect(told(0)).toEqual(['0 2', '0 3', '0 0']);
    expect(told(0, 1)).toEqual(['1 0', '0 2', '1 1', '0 3', '0 0']);
    expect(told(2)).toEqual([]);
  });

  it('ends with the result; a hand that breaks off, with what it was worth last', () => {
    const { result, ...broken } = first.hand;
    expect(courseOfHand([madeUp(1)], first.hand, 2).result).toBe(result?.scores[2]);
    expect(courseOfHand([madeUp(1)], broken, 2)).toMatchObject({ result: 4, luck: 0, skill: -1 });
    expect(courseOfHand([], broken, 2).result).toBe(0);
  });

  it('adds up to the tenth as it is shown, for each hand and for the match', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(POINTS, POINTS, fc.integer({ min: -500, max: 500 })), { minLength: 1 }),
        (hands) => {
          const sums = hands.map(([start, skill, result]) =>
            roundedSum({ start, skill, result, luck: result - start - skill }),
          );
          for (const sum of [...sums, sumOfAll(sums)])
            expect(sum.start + sum.luck + sum.skill).toBeCloseTo(sum.result, 6);
          const shown = sums.reduce((all, { luck }) => all + Number(luck.toFixed(1)), 0);
          expect(sumOfAll(sums).luck).toBeCloseTo(shown, 6);
        },
      ),
    );
  });

  it('shows each decision as the player saw it, and counts the turns', () => {
    for (const { view, event } of decisionsIn(record)[0]!) {
      const moment = momentAt(first, 0, event);
      expect([moment.view.seat, moment.view.hand, moment.view.wallLeft]).toEqual([
        view.seat,
        view.hand,
        view.wallLeft,
      ]);
      expect(moment.view.pending).toEqual(view.pending);
      expect(turnOf(first.hand, { event }, 0)).toBe(view.seats[view.seat]!.river.length + 1);
    }
  });
});
