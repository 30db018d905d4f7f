import { advisorFor, loadAdvisor } from '../../src/coach/advisor';
import { wayToMinimum } from '../../src/coach/reasons/minimum';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { canJudge, Thought } from '../../src/coach/thought';
import type { Stores } from '../../src/ui/context';
import '../../src/ui/coach/CoachBrief';
import '../../src/ui/coach/CoachPanel';
import { coachWords, reasonWords } from '../../src/ui/text';

interface Shown {
  /** On small screens too. */
  readonly hasFigures: boolean;
}

/** Opens the coach on a scene, with what it really says of it; as if it were thinking where nothing is known. */
export async function showCoach({ coach, game, settings }: Stores, { hasFigures }: Shown): Promise<void> {
  settings.setState({ coachFigures: hasFigures });
  const { view, choices } = game.getState();
  coach?.getState().show(true);
  const { language } = settings.getState();
  await Promise.all([coachWords.load(language), reasonWords.load(language)]);
  if (!coach || !view || choices.length === 0) return;
  const decision = { view, choices };
  await loadAdvisor(view);
  const advisor = canJudge(view) ? advisorFor(view) : null;
  if (!advisor) return coach.setState({ advice: { status: 'none', why: 'unknown' } });
  const judgement = new Thought(decision, advisor).think('quick');
  const finding = { judgement, reasons: reasonsFor(decision, judgement), way: wayToMinimum(view) };
  coach.setState({ advice: { status: 'found', decision, finding } });
}
