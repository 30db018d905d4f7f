import { advisorFor, loadAdvisor } from '../../src/coach/advisor';
import { wayToMinimum } from '../../src/coach/reasons/minimum';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { canJudge, Thought } from '../../src/coach/thought';
import type { Stores } from '../../src/ui/context';
import '../../src/ui/coach/CoachPanel';
import { coachWords } from '../../src/ui/text';

/** Opens the coach on a scene, with what it really says of it; as if it were thinking where nothing is known. */
export async function showCoach({ coach, game, settings }: Stores): Promise<void> {
  const { view, choices } = game.getState();
  coach?.getState().show(true);
  await coachWords.load(settings.getState().language);
  if (!coach || !view || choices.length === 0) return;
  const decision = { view, choices };
  await loadAdvisor(view);
  const advisor = canJudge(view) ? advisorFor(view) : null;
  if (!advisor) return coach.setState({ advice: { status: 'none', why: 'unknown' } });
  const judgement = new Thought(decision, advisor).think('quick');
  const finding = { judgement, reasons: reasonsFor(decision, judgement), way: wayToMinimum(view) };
  coach.setState({ advice: { status: 'found', decision, finding } });
}
