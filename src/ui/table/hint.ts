import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Action } from '../../engine/types';
import { useCoach, useGame } from '../context';

/** The choice that somebody beside the table recommends; its tile or button is marked. */
export const HintContext = createContext<Action | null>(null);

export function useHint(): Action | null {
  return useContext(HintContext);
}

/** What somebody beside the table says of the decision: it stands where the tray says what to do. */
export const SaidContext = createContext<ReactNode>(null);

export function useSaid(): ReactNode {
  return useContext(SaidContext);
}

/** What the coach puts first among the choices pending now, once it has thought about them. */
export function useCoachHint(): Action | null {
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const advice = useCoach((state) => (state.isOpen ? state.advice : null));
  if (advice?.status !== 'found' || advice.decision.view !== view) return null;
  const { judgement } = advice.finding;
  if (judgement.depth === 'instant') return null;
  const best = JSON.stringify(judgement.choices[0]?.action);
  return choices.find((choice) => JSON.stringify(choice) === best) ?? null;
}
