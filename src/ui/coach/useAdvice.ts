import { THINKING } from '../../store/coach/coachStore';
import type { Advice } from '../../store/coach/coachStore';
import { useCoach, useGame } from '../context';

/** The advice, if it is about what the table shows. */
export function useAdvice(): Advice {
  const view = useGame((state) => state.view);
  const advice = useCoach((state) => state.advice);
  const isCurrent = advice && (advice.status !== 'found' || advice.decision.view === view);
  return isCurrent ? advice : THINKING;
}
