import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { late } from '../late';
import type { SettingsStore } from '../settings';
import type { Decision, GameStore } from '../types';
import type { CoachFinding, NoFinding } from './coachPort';

/** What the coach says about the decision that the player has now. */
export type Advice =
  /** Nothing is asked of the player. */
  | { readonly status: 'idle' }
  | { readonly status: 'thinking'; readonly decision: Decision }
  | { readonly status: 'found'; readonly decision: Decision; readonly finding: CoachFinding }
  | { readonly status: 'none'; readonly decision: Decision; readonly why: NoFinding };

export interface CoachState {
  readonly isOpen: boolean;
  readonly advice: Advice;
}

export interface CoachCommands {
  /** Shows the coach. It stays for this decision; if the setting says "always", until it is closed. */
  readonly open: () => void;
  readonly close: () => void;
  /** Thinks longer about the decision pending now. */
  readonly deepen: () => void;
}

export type CoachStore = CoachState & CoachCommands;

/** What follows the game while the coach is open. It is loaded when the coach is first opened. */
export interface Attendant {
  readonly deepen: () => void;
  readonly foresee: (decision: Decision) => void;
}

export interface CoachDeps {
  readonly game: () => StoreApi<GameStore>;
  readonly settings: StoreApi<SettingsStore>;
  /** Begins to follow the game. */
  readonly attend: (coach: StoreApi<CoachStore>) => Promise<Attendant>;
}

export interface Coach {
  readonly store: StoreApi<CoachStore>;
  /** Who is told ahead what the player will be asked; null while the coach is closed. */
  readonly foresee: () => Attendant['foresee'] | null;
}

export const IDLE: Advice = { status: 'idle' };

/** The coach of a page. Nothing of it is loaded, and no thread begins, before it is opened. */
export function createCoach({ game, settings, attend }: CoachDeps): Coach {
  const store = createStore<CoachStore>()((set) => ({
    isOpen: false,
    advice: IDLE,
    open: () => {
      if (settings.getState().coach === 'off') return;
      set({ isOpen: true });
      void begin();
    },
    close: () => set({ isOpen: false }),
    deepen: () => attendant.now()?.deepen(),
  }));
  const attendant = late(() => attend(store));
  const begin = async (): Promise<void> => {
    try {
      await attendant.load();
    } catch {
      const { view, choices } = game().getState();
      if (view) store.setState({ advice: { status: 'none', decision: { view, choices }, why: 'failed' } });
    }
  };
  return { store, foresee: () => (store.getState().isOpen ? (attendant.now()?.foresee ?? null) : null) };
}
