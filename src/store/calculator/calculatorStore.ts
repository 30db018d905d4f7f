import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TileKind } from '../../engine/types';
import { newDraft } from './draft';
import type { Draft } from './draft';
import { added, noRoomFor } from './edits';
import type { Entry, NoRoom } from './edits';

/** The calculator of one page. */
export interface CalculatorStore {
  readonly draft: Draft;
  /** Which hand is being put together, by its place in the draft. */
  readonly at: number;
  readonly entry: Entry;
  /** What the draft was before each change, the oldest first. */
  readonly past: readonly Draft[];
  /** Adds a tile, or a meld that it begins. Gives why not; null when it is done. */
  readonly press: (kind: TileKind) => NoRoom | null;
  /** Puts another draft in the place of this one; it can be taken back. */
  readonly change: (draft: Draft) => void;
  readonly takeBack: () => void;
  readonly clear: () => void;
  readonly lookAt: (at: number) => void;
  readonly enter: (entry: Entry) => void;
}

/** So many changes can be taken back. */
const MOST_PAST = 100;

/** A calculator that begins with this draft. `keep` is told every change. */
export function createCalculator(first: Draft, keep: (draft: Draft) => void): StoreApi<CalculatorStore> {
  return createStore<CalculatorStore>()((set, get) => ({
    draft: first,
    at: 0,
    entry: 'tile',
    past: [],
    press: (kind) => {
      const { draft, at, entry, change } = get();
      const why = noRoomFor(draft, { at, entry, kind });
      if (why === null) change(added(draft, { at, entry, kind }));
      return why;
    },
    change: (draft) => {
      const { draft: before, past, at } = get();
      const isShown = at < draft.hands.length;
      set({ draft, past: [...past, before].slice(-MOST_PAST), at: isShown ? at : 0 });
      keep(draft);
    },
    takeBack: () => {
      const { past, at } = get();
      const before = past.at(-1);
      if (!before) return;
      set({ draft: before, past: past.slice(0, -1), at: at < before.hands.length ? at : 0 });
      keep(before);
    },
    clear: () => {
      const { draft, change } = get();
      const { rules, options, seat, round, from } = draft;
      change({ ...newDraft({ rules, options }), seat, round, from });
      set({ at: 0, entry: 'tile' });
    },
    lookAt: (at) => set({ at }),
    enter: (entry) => set({ entry }),
  }));
}
