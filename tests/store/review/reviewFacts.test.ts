import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import {
  courseOfAll,
  courseOfHand,
  momentAt,
  momentsOf,
  turnOf,
} from '../../../src/store/review/reviewFacts';
import { replayed } from '../../support/recorded';
import { decisionsIn, madeUp, someMatch } from '../../support/reviewed';

const record = someMatch('hong-kong-old', 'tea');
const first = replayed(record);

describe('what a review says of a hand', () => {
  it('has three dearest moments at most, and none that gave up nothing', () => {
    expect(momentsOf([madeUp(1), madeUp(0), madeUp(3), madeUp(2), madeUp(0.5)])).toEqual([2, 3, 0]);
    expect(momentsOf([madeUp(0), madeUp(0.4)])).toEqual([1]);
    expect(momentsOf([])).toEqual([]);
  });

  it('ends with the result; a hand that breaks off, with what it was worth last', () => {
    const { result, ...broken } = first.hand;
    expect(courseOfHand([madeUp(1)], first.hand, 2).result).toBe(result?.scores[2]);
    expect(courseOfHand([madeUp(1)], broken, 2)).toMatchObject({ result: 4, luck: 0, skill: -1 });
    expect(courseOfHand([], broken, 2).result).toBe(0);
  });

  it('of a match is the sum of its hands', () => {
    const courses = [courseOfHand([madeUp(1)], first.hand, 0), courseOfHand([madeUp(2)], first.hand, 1)];
    const all = courseOfAll(courses);
    expect(all.start + all.luck + all.skill).toBeCloseTo(all.result, 9);
    expect(all.skill).toBe(-3);
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
