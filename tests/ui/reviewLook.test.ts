import { describe, expect, it } from 'vitest';
import type { ReviewedHand, ReviewStatus } from '../../src/store/review/reviewStore';
import { lossOf } from '../../src/ui/review/figures';
import { isGrowing } from '../../src/ui/review/look';

const handThatIs = (status: ReviewStatus): ReviewedHand => ({ status, total: null, decisions: [] });

describe('what a review says of a decision', () => {
  it.each([
    ['done', 'done', [0, 1], false],
    ['done', 'thinking', [0, 1], true],
    ['waiting', 'done', [0, 1], true],
    ['done', 'thinking', [0], false],
    ['idle', 'done', [0, 1], false],
  ] as const)('with one hand %s and one %s, hands %j grow: %s', (first, second, hands, grows) => {
    expect(isGrowing({ hands: [handThatIs(first), handThatIs(second)] }, hands)).toBe(grows);
  });

  it.each([
    [[4, 0.6], 3.4, '−3.4'],
    [[967, 944], 23, '−23'],
    [[967, 966.6], 0.4, '−0.4'],
  ] as const)('a choice gives up as finely as its choices are told: %j', (points, loss, told) => {
    const choices = points.map((each) => ({ points: each, low: each, high: each }));
    expect(lossOf({ choices, loss })).toBe(told);
  });
});
