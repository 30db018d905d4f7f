import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../src/coach/review/course';
import { madeUp } from '../../support/reviewed';

const choice = { low: 0, high: 0, lossLow: 0, thrown: null, action: { type: 'pass', seat: 0 } } as const;

describe('the course of a hand', () => {
  it('is luck between the decisions, and what the choices gave up', () => {
    const course = courseOf([madeUp(2), madeUp(0)], 8);
    expect(course.start).toBe(5);
    expect(course.steps).toEqual([
      { luck: 0, skill: -2, total: 3, decision: 0 },
      { luck: 2, skill: 0, total: 5, decision: 1 },
      { luck: 3, skill: 0, total: 8, decision: null },
    ]);
    expect(course).toMatchObject({ luck: 5, skill: -2, result: 8 });
  });

  it('of a hand without a decision is luck alone', () => {
    expect(courseOf([], -16)).toEqual({
      start: 0,
      steps: [{ luck: -16, skill: 0, total: -16, decision: null }],
      luck: -16,
      skill: 0,
      result: -16,
    });
  });

  it('adds up to the result, step by step and in all; a choice never gains', () => {
    const points = fc.double({ min: -500, max: 500, noNaN: true });
    const judged = fc.record({ best: points, loss: fc.double({ min: 0, max: 200, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(judged), points, (all, result) => {
        const decisions = all.map(({ best, loss }) => ({
          choices: [
            { ...choice, points: best, loss: 0 },
            { ...choice, points: best - loss, loss },
          ],
          chosen: 1,
          loss,
        }));
        const { start, steps, luck, skill } = courseOf(decisions, result);
        expect(start + luck + skill).toBeCloseTo(result, 6);
        let level = start;
        for (const step of steps) {
          level += step.luck + step.skill;
          expect(level).toBeCloseTo(step.total, 6);
          expect(step.skill).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
