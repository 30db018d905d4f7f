import { describe, expect, it } from 'vitest';
import type { Drill } from '../../../src/coach/drills/drill';
import { dateAfter } from '../../../src/coach/practice/dates';
import { NO_PROGRESS } from '../../../src/coach/practice/progress';
import { afterAnswer, gradeOf, withAnswer, type PracticeSet } from '../../../src/coach/practice/session';
import { summaryOf } from '../../../src/coach/practice/summary';
import { drillOf, NOISE } from './someDrills';

const TODAY = '2026-02-28';
const drills = [
  drillOf(0, { theme: 'kong', lead: 10 }),
  drillOf(1, { theme: 'kong', lead: 10 }),
  drillOf(2, { theme: 'safety', lead: 30 }),
  drillOf(3, { theme: 'minimum', lead: 30 }),
  drillOf(4, { theme: 'general', lead: 30 }),
] as const;

function choiceOf(drill: Drill, how: 'right' | 'wrong' | 'unknown'): string | null {
  return how === 'unknown' ? null : drill.verdicts[how === 'right' ? 0 : 1]!.choice;
}

describe('the summary of a set', () => {
  const empty: PracticeSet = { rules: 'some-game', drills: drills.map(({ id }) => id), answers: [] };
  const how = ['wrong', 'wrong', 'wrong', 'right', 'unknown'] as const;
  // The fourth drill was missed before.
  const missed = gradeOf(drills[3], choiceOf(drills[3], 'wrong'), NOISE);
  const before = afterAnswer(NO_PROGRESS, { drill: drills[3], answer: missed, date: TODAY });
  let set = empty;
  let after = before;
  for (const [at, drill] of drills.entries()) {
    const answer = gradeOf(drill, choiceOf(drill, how[at]!), NOISE);
    set = withAnswer(set, answer);
    after = afterAnswer(after, { drill, answer, date: TODAY });
  }
  const summary = summaryOf(set, drills, { before, after });

  it('counts what was right among what was known', () => {
    expect(summary).toMatchObject({ right: 1, of: 4, loss: 50 });
    expect(summary.marks).toEqual(['mistake', 'mistake', 'blunder', 'best', 'unknown']);
  });

  it('has the themes that were seen, the one that cost most first', () => {
    expect(summary.themes).toEqual([
      { theme: 'safety', seen: 1, missed: 1, loss: 30, marks: ['blunder'] },
      { theme: 'kong', seen: 2, missed: 2, loss: 20, marks: ['mistake', 'mistake'] },
      { theme: 'minimum', seen: 1, missed: 0, loss: 0, marks: ['best'] },
      { theme: 'general', seen: 1, missed: 0, loss: 0, marks: ['unknown'] },
    ]);
  });

  it('says when each comes back that was missed, not known, or only just put right', () => {
    const tomorrow = dateAfter(TODAY, 1);
    expect(summary.returns).toEqual(
      drills.map(({ id }, at) => ({ drill: id, due: how[at] === 'right' ? tomorrow : TODAY })),
    );
    const known = gradeOf(drills[0], choiceOf(drills[0], 'right'), NOISE);
    const one = { ...empty, drills: [drills[0].id], answers: [known] };
    const kept = afterAnswer(NO_PROGRESS, { drill: drills[0], answer: known, date: TODAY });
    expect(summaryOf(one, drills, { before: NO_PROGRESS, after: kept }).returns).toEqual([]);
  });

  it('has the rating before and after', () => {
    expect(summary.rating).toEqual({ before: before.rating, after: after.rating });
    expect(summary.rating.after.value).toBeLessThan(summary.rating.before.value);
  });

  it('is nothing where nothing was answered', () => {
    const nothing = summaryOf(empty, drills, { before, after: before });
    expect(nothing).toMatchObject({ right: 0, of: 0, loss: 0, marks: [], themes: [], returns: [] });
  });
});
