import type { Advisor } from '../../coach/advisor';
import { DEPTHS } from '../../coach/judgement';
import type { Depth } from '../../coach/judgement';
import { wayToMinimum } from '../../coach/reasons/minimum';
import { reasonsFor } from '../../coach/reasons/reasons';
import { canJudge, Thought } from '../../coach/thought';
import { sameObject } from '../bots/sameObject';
import type { Job } from '../threads/serve';
import type { Decision } from '../../coach/thought';
import type { CoachFinding, CoachReply, CoachWish } from './coachPort';

/** Loads what the coach knows of a table; null where there is no coach for it. */
export type LoadCoach = (view: Decision['view']) => Promise<Advisor | null>;

/** A decision that was thought about. */
interface Subject {
  readonly number: number;
  readonly decision: Decision;
  readonly thought: Thought;
  /** How many depths have been answered. */
  answered: number;
}

/**
 * Thinks about a decision in small steps, and tells what it found at each depth. Between two steps it can be stopped; asked
 * about the same decision again, it goes on there.
 */
export function thinkerWith(load: LoadCoach): Job<CoachWish, CoachReply> {
  let last: Subject | null = null;
  return async (wish, { begin, tell, pause }) => {
    if (last?.number === wish.number) begin();
    else last = null;
    const advisor = last ? null : await advisorOf(wish.decision, load);
    if (!last) {
      if (!(await pause())) return;
      if (!advisor) return tell({ ok: false, why: 'unknown', detail: 'There is no coach for this.' });
      last = subjectOf(wish, advisor);
    }
    const subject = last;
    for (const depth of DEPTHS.slice(subject.answered, DEPTHS.indexOf(wish.until) + 1)) {
      while (subject.thought.step(depth)) if (!(await pause())) return;
      tell({ ok: true, finding: findingOf(subject, depth) });
      subject.answered++;
    }
  };
}

async function advisorOf({ view }: Decision, load: LoadCoach): Promise<Advisor | null> {
  return canJudge(view) ? load(view) : null;
}

function subjectOf({ number, decision: { view, choices } }: CoachWish, advisor: Advisor): Subject {
  const decision = { view: { ...view, options: sameObject(view.options) }, choices };
  return { number, decision, thought: new Thought(decision, advisor), answered: 0 };
}

/** What is known at this depth. */
function findingOf({ decision, thought }: Subject, depth: Depth): CoachFinding {
  const judgement = thought.judgement(depth);
  const reasons = reasonsFor(decision, judgement);
  const isWin = judgement.choices[0]?.action.type === 'win';
  return { judgement, reasons, way: isWin ? null : wayToMinimum(decision.view) };
}
