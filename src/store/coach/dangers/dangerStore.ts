import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { DiscardDanger } from '../../../coach/questions/safest/safestQuestion';
import { lazyOnce } from '../../lazyOnce';
import type { SeatView } from '../../../engine/view';
import type { Decision } from '../../../coach/thought';

/** What is shown of how dangerous the discards of this turn are. */
export type Dangers =
  /** It was not asked about. */
  | { readonly status: 'off' }
  | { readonly status: 'thinking' }
  /** By kind, the safest first. */
  | { readonly status: 'found'; readonly discards: readonly DiscardDanger[] }
  /** The game has no coach, or counting failed. */
  | { readonly status: 'none' }
  /** It was asked for in this view, but the settings do not offer it. */
  | { readonly status: 'unoffered'; readonly view: SeatView | null };

export interface DangerStore {
  readonly dangers: Dangers;
  /** Asks about the turn pending now, or hides what is shown. */
  readonly toggle: () => void;
}

/** Whether the player may ask now: a tile is to be discarded. */
export function mayWeigh({ choices }: Pick<Decision, 'choices'>): boolean {
  return choices.some(({ type }) => type === 'discard');
}

/** Whether it is counted, or was. */
export function isAskedFor({ status }: Dangers): boolean {
  return status !== 'off' && status !== 'unoffered';
}

export const OFF: Dangers = { status: 'off' };

/** The dangers of a page. `follow` loads what counts them, and begins to follow the game, when they are first asked for. */
export function createDangers(
  follow: (store: StoreApi<DangerStore>) => Promise<void>,
): StoreApi<DangerStore> {
  const following = lazyOnce(() => follow(store));
  const store = createStore<DangerStore>()((set, get) => ({
    dangers: OFF,
    toggle: () => {
      if (isAskedFor(get().dangers)) return set({ dangers: OFF });
      set({ dangers: { status: 'thinking' } });
      following.load().catch(() => set({ dangers: { status: 'none' } }));
    },
  }));
  return store;
}
