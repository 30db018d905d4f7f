import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { momentAt } from '../../src/store/review/reviewFacts';
import { kindsOf } from '../../src/store/selectors/tiles';
import { markedTiles } from '../../src/ui/review/markedTiles';
import { inventedReview } from '../support/inventedReview';
import { replayed } from '../support/recorded';
import { someMatch } from '../support/reviewed';

const record = someMatch('hong-kong-old', 'tea');
const first = replayed(record);
const { view } = momentAt(first, 0, inventedReview(record)[0]![0]!.event);
const [one = 0, two = 0, three = 0] = view.hand;
const seat = view.seat;

describe('the tiles that a review marks', () => {
  it('lie in the hand, whatever was decided', () => {
    for (const decision of inventedReview(record)[0]!) {
      const moment = momentAt(first, 0, decision.event);
      for (const tile of markedTiles(moment.view, decision).keys()) expect(moment.view.hand).toContain(tile);
    }
  });

  it('are those of both choices; the best has what both use', () => {
    const choices = [
      { action: { type: 'chow', seat, own: [one, two] } },
      { action: { type: 'chow', seat, own: [two, three] } },
      { action: { type: 'pass', seat } },
      { action: { type: 'concealed-kong', seat, kind: kindsOf(view)[one]! } },
    ].map((each) => ({ ...each, points: 0, low: 0, high: 0, loss: 0, lossLow: 0, thrown: null }) as never);
    const marks = (chosen: number) =>
      [...markedTiles(view, { choices, chosen })].toSorted(([a], [b]) => a - b);
    const sorted = (...of: [number, string][]) => of.toSorted(([a], [b]) => a - b);
    expect(marks(0)).toEqual(sorted([one, 'best'], [two, 'best']));
    expect(marks(1)).toEqual(sorted([one, 'best'], [two, 'best'], [three, 'chosen']));
    expect(marks(2)).toEqual(marks(0));
    expect(marks(3)).toEqual(expect.arrayContaining(marks(0)));
  });
});
