import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { alreadyLoaded } from '../../store/lazyOnce';
import type { HistoryStore } from '../../store/records/historyTypes';
import { useStores } from '../context';
import { useLate } from '../useLate';

/** Stands in for the history where the page keeps none. */
const nowhere = alreadyLoaded({
  store: createStore<HistoryStore>()(() => ({
    entries: [],
    status: 'unavailable',
    damaged: 0,
    open: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
    importText: () => Promise.resolve({ ok: false, why: 'not-kept', record: null, detail: '' }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  })),
});

/** A part of the history. A component that needs it waits until the history is loaded. */
export function useHistory<T>(select: (state: HistoryStore) => T): T {
  const { history = nowhere } = useStores();
  const { store } = useLate(history, history.load);
  return useStore(store, select);
}
