import type { ReviewedDecision } from './review';

/** One step of a hand: what luck brought since the step before, and what the choice then gave up. */
export interface CourseStep {
  /** Points: draws and what others did. */
  readonly luck: number;
  /** Points that the choice gave up, 0 or less; 0 at the end. */
  readonly skill: number;
  /** Expected points after it; what the hand brought, at the end. */
  readonly total: number;
  /** The place of the decision; null for the end of the hand. */
  readonly decision: number | null;
}

/** How the expected points of a player went through a hand: `start` + `luck` + `skill` = `result`. */
export interface Course {
  /** Expected points before the first decision; 0 where there is none. */
  readonly start: number;
  readonly steps: readonly CourseStep[];
  readonly luck: number;
  readonly skill: number;
  readonly result: number;
}

/**
 * How a hand that brought so many points went, by its decisions in order. What a hand is worth after a choice is what the
 * coach says of that choice; before it, what the choice gave up comes on top. So every point is either luck or skill.
 */
export function courseOf(
  decisions: readonly Pick<ReviewedDecision, 'choices' | 'chosen' | 'loss'>[],
  result: number,
): Course {
  const levels = decisions.map(({ choices, chosen, loss }) => {
    const after = choices[chosen]?.points ?? 0;
    return { before: after + loss, after, loss };
  });
  const start = levels[0]?.before ?? 0;
  const steps = levels.map(({ before, after, loss }, decision): CourseStep => {
    const last = decision === 0 ? start : levels[decision - 1]!.after;
    return { luck: before - last, skill: 0 - loss, total: after, decision };
  });
  const end = { luck: result - (levels.at(-1)?.after ?? start), skill: 0, total: result, decision: null };
  const all = [...steps, end];
  return {
    start,
    steps: all,
    luck: all.reduce((sum, { luck }) => sum + luck, 0),
    skill: all.reduce((sum, { skill }) => sum + skill, 0),
    result,
  };
}
