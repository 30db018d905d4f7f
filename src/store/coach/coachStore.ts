import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { lazyOnce } from '../lazyOnce';
import type { Decision } from '../../coach/thought';
import type { CoachFinding, NoFinding } from './coachPort';

/** What the coach says about the decision that the player has now. */
export type Advice =
  /** Nothing is known yet, or nothing is asked. */
  | { readonly status: 'thinking' }
  | {
      readonly status: 'found';
      readonly decision: Decision;
      readonly finding: CoachFinding;
      /** A deeper answer is being thought out. */
      readonly deepens?: boolean;
    }
  | { readonly status: 'none'; readonly why: NoFinding };

/** What follows the game while the coach is open. */
export interface Attendant {
  /** Thinks longer about the decision pending now. */
  readonly deepen: () => void;
  /** Thinks ahead about what the player is going to be asked. */
  readonly foresee: (decision: Decision) => void;
}

export interface CoachStore {
  readonly isOpen: boolean;
  readonly advice: Advice;
  /** Null until the coach has first been opened, and loaded. */
  readonly attendant: Attendant | null;
  readonly show: (isOpen: boolean) => void;
}

export const THINKING: Advice = { status: 'thinking' };

/** The coach of a page. `attend` loads it, and begins to follow the game, when it is first opened. */
export function createCoach(
  attend: (coach: StoreApi<CoachStore>) => Promise<Attendant>,
): StoreApi<CoachStore> {
  const attendant = lazyOnce(() => attend(coach));
  const coach = createStore<CoachStore>()((set) => ({
    isOpen: false,
    advice: THINKING,
    attendant: null,
    show: (isOpen) => {
      set({ isOpen });
      if (!isOpen) return;
      attendant.load().then(
        (loaded) => set({ attendant: loaded }),
        () => set({ advice: { status: 'none', why: 'failed' } }),
      );
    },
  }));
  return coach;
}
