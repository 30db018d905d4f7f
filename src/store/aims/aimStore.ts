import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Aim } from '../../bots/aims/aim';
import type { SeatView } from '../../engine/view';
import { lazyOnce } from '../lazyOnce';
import type { TableState } from '../types';

/** What is followed: a table as one seat sees it, and nothing that lies open to others alone. */
export type Sight = Pick<TableState, 'match' | 'human' | 'view' | 'choices'>;

/** What the hand of the player may become. */
export type Aims =
  | { readonly status: 'thinking' }
  /** `view`: what it was asked about; the table may have gone on since. */
  | { readonly status: 'found'; readonly view: SeatView; readonly aims: readonly Aim[] }
  /** After a false win or the like: this hand cannot win any more. */
  | { readonly status: 'dead' }
  /** Nothing is known of the hands of this game, or asking failed. */
  | { readonly status: 'none' };

export interface AimStore {
  /** How many look at it. */
  readonly watchers: number;
  readonly aims: Aims;
  /** The hand that the player plays for, by its id; in this deal. */
  readonly pinned: string | null;
  /** One more looks at it, until what this gives is called. */
  readonly watch: () => () => void;
  readonly pin: (id: string | null) => void;
}

export const THINKING: Aims = { status: 'thinking' };

/** What the hands of a page may become. `follow` loads what says so, and begins to follow the game, when it is first looked at. */
export function createAims(follow: (store: StoreApi<AimStore>) => Promise<void>): StoreApi<AimStore> {
  const following = lazyOnce(() => follow(store));
  const store = createStore<AimStore>()((set) => ({
    watchers: 0,
    aims: THINKING,
    pinned: null,
    watch: () => {
      set(({ watchers }) => ({ watchers: watchers + 1 }));
      following.load().catch(() => set({ aims: { status: 'none' } }));
      return () => set(({ watchers }) => ({ watchers: watchers - 1 }));
    },
    pin: (id) => set({ pinned: id }),
  }));
  return store;
}
