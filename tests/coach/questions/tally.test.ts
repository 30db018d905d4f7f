import { describe, expect, it } from 'vitest';
import type { Grade } from '../../../src/coach/questions/grades';
import {
  afterAnswer,
  isOpen,
  LAST,
  NO_QUESTIONS,
  rightIn,
  seedOf,
  SET_SIZE,
} from '../../../src/coach/questions/tally';
import type { KindProgress } from '../../../src/coach/questions/tally';

const begun: KindProgress = {
  ...NO_QUESTIONS.waits,
  set: { rules: 'hong-kong-old', seed: 'set 1', grades: [] },
};
const again = (progress: KindProgress): KindProgress => ({ ...progress, set: begun.set });

/** What is kept after these answers. */
const after = (grades: readonly Grade[], start = begun) => grades.reduce(afterAnswer, start);
const set = (right: number): Grade[] =>
  Array.from({ length: SET_SIZE }, (_, at) => (at < right ? 'right' : 'wrong'));

describe('what is kept of questions', () => {
  it('is nothing at first', () => {
    for (const each of Object.values(NO_QUESTIONS))
      expect(each).toEqual({ tally: { answered: 0, right: 0, last: [], best: null }, set: null });
  });

  it('counts answers and right ones, and keeps the latest', () => {
    const some = after(['right', 'partly', 'unknown', 'right']);
    expect(some.tally).toEqual({
      answered: 4,
      right: 2,
      last: ['right', 'partly', 'unknown', 'right'],
      best: null,
    });
    expect(some.set?.grades).toHaveLength(4);
    const more = after(set(7), again(after(set(0))));
    expect(more.tally.last).toEqual(set(7));
    expect(more.tally.last).toHaveLength(LAST);
    expect(more.tally.answered).toBe(2 * SET_SIZE);
  });

  it('has the best whole set', () => {
    const first = after(set(6));
    expect(first.tally.best).toBe(6);
    expect(after(set(3), again(first)).tally.best).toBe(6);
    expect(after(set(8), again(first)).tally.best).toBe(8);
    expect(after(set(0)).tally.best).toBe(0);
  });

  it('takes no answer without an open set', () => {
    expect(() => afterAnswer(NO_QUESTIONS.waits, 'right')).toThrow('No question of a set is open.');
    expect(() => afterAnswer(after(set(1)), 'right')).toThrow('No question of a set is open.');
  });
});

it('a set is open until all of it is answered, and each question has a seed of its own', () => {
  expect(isOpen(begun.set!)).toBe(true);
  expect(isOpen(after(set(1).slice(1)).set!)).toBe(true);
  expect(isOpen(after(set(1)).set!)).toBe(false);
  expect([0, 1].map((at) => seedOf(begun.set!, at))).toEqual(['set 1 0', 'set 1 1']);
  expect(rightIn(['right', 'partly', 'wrong', 'right', 'unknown'])).toBe(2);
});
