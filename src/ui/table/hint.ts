import { createContext, useContext } from 'react';
import type { Action } from '../../engine/types';

/** The choice that somebody beside the table recommends; its tile or button is marked. */
export const HintContext = createContext<Action | null>(null);

export function useHint(): Action | null {
  return useContext(HintContext);
}
