import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { HistoryStorage } from './historyStorage';

/** The history in the browser's IndexedDB, opened when it is first needed. */
export function idbHistory(): HistoryStorage {
  let opened: UseStore | null = null;
  const open = (): UseStore => (opened ??= createStore('hong-kong-mahjong', 'history'));
  return {
    keys: async () => keys<string>(open()),
    getMany: async (wanted) => getMany([...wanted], open()),
    setMany: async (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        open(),
      ),
    deleteMany: async (gone) => delMany([...gone], open()),
  };
}
