import { isAlike } from '../../coach/candidates';
import type { Task } from '../../coach/drills/task';
import type { Judgement } from '../../coach/judgement';
import type { Answer } from '../../coach/practice/session';
import type { Reason } from '../../coach/reasons/reason';
import { reasonsFor } from '../../coach/reasons/reasons';

/** Why the best choice is better than what was chosen. Null where the coach prefers another one than what was checked. */
export function reasonsAgainst(answer: Answer, task: Task, judgement: Judgement): readonly Reason[] | null {
  const [best] = task.judged;
  const [first] = judgement.choices;
  if (!best || !first || !isAlike(task.view, best.action, first.action)) return null;
  const chosen = task.judged.find(({ choice }) => choice === answer.choice);
  const at = chosen
    ? judgement.choices.findIndex((each) => isAlike(task.view, each.action, chosen.action))
    : 0;
  return reasonsFor(task, judgement, at > 0 ? at : undefined);
}
