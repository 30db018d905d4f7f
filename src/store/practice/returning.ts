import type { Drill } from '../../coach/drills/drill';
import { taskOf } from '../../coach/drills/task';
import type { Task } from '../../coach/drills/task';
import type { Answer, PracticeSet } from '../../coach/practice/session';
import type { Summary } from '../../coach/practice/summary';

/** A position of a finished set that comes back. */
export interface ReturningPosition {
  /** Its place in the set, from 1. */
  readonly place: number;
  readonly task: Task;
  readonly answer: Answer;
  /** The date from which on it is asked again. */
  readonly due: string;
}

/** The positions of a finished set that come back, the soonest first. */
export function returningOf(
  { answers }: PracticeSet,
  { returns }: Summary,
  drills: readonly Drill[],
): readonly ReturningPosition[] {
  const found = returns.flatMap(({ drill: id, due }) => {
    const drill = drills.find((each) => each.id === id);
    const at = answers.findIndex((each) => each.drill === id);
    const answer = answers[at];
    return drill && answer ? [{ place: at + 1, task: taskOf(drill), answer, due }] : [];
  });
  return found.toSorted((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}
