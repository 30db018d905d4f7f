import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { HistoryStore } from '../../store/types';
import { useStores } from '../context';

/** What stands in where the page keeps no history. */
const nowhere = createStore<HistoryStore>()(() => ({
  entries: [],
  status: 'unavailable',
  open: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  importText: () => Promise.resolve({ ok: false, error: '' }),
}));

export function useHistory<T>(select: (state: HistoryStore) => T): T {
  return useStore(useStores().history ?? nowhere, select);
}
