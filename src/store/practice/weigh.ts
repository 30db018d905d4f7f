import { isAlike, withChosen } from '../../coach/candidates';
import { writtenChoice } from '../../coach/drills/writtenChoice';
import type { JudgedAction, Task } from '../../coach/drills/task';
import type { Judgement } from '../../coach/judgement';
import type { Action, ExchangeAction } from '../../engine/types';
import type { CoachPort } from '../coach/coachPort';
import type { AskedPosition } from './practiceTypes';

/**
 * Asks the coach what an exchange is worth that the position does not judge. `hear` is given the position with a verdict
 * on it, or null where the coach has none.
 */
export function weigh(
  coach: CoachPort,
  { asked, action }: { readonly asked: AskedPosition; readonly action: ExchangeAction },
  hear: (asked: AskedPosition | null) => void,
): void {
  const { view, choices } = asked.task;
  coach.ask({ view, choices: withChosen(choices, action) }, 'quick', (reply) => {
    if (!reply.ok) return hear(null);
    const { judgement } = reply.finding;
    if (judgement.depth === 'instant') return;
    const verdict = verdictOf(asked.task, action, judgement);
    hear(verdict && withVerdict({ ...asked, judgement }, verdict));
  });
}

/** The verdict beside those of the position: it loses to the best as much as it does in the coach's deals. */
function verdictOf(
  { view, judged: [best] }: Task,
  action: Action,
  { choices }: Judgement,
): JudgedAction | null {
  const found = choices.find((each) => isAlike(view, each.action, action));
  const first = best && choices.find((each) => isAlike(view, each.action, best.action));
  if (!best || !found || !first) return null;
  const points = best.points - Math.max(0, found.loss - first.loss);
  return {
    action,
    choice: writtenChoice(view, action),
    points,
    low: points - (found.points - found.low),
    high: points + (found.high - found.points),
    gap: found.lossHigh - found.loss,
  };
}

function withVerdict(asked: AskedPosition, verdict: JudgedAction): AskedPosition {
  const { drill, task } = asked;
  const judged = [...task.judged, verdict].toSorted((a, b) => b.points - a.points);
  return { ...asked, drill: { ...drill, verdicts: judged }, task: { ...task, judged } };
}
