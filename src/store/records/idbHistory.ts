import { delMany, getMany, keys, setMany } from 'idb-keyval';
import { resultOf, strictStore } from '../saves/strictStore';
import type { HistoryStorage } from './historyStorage';

/** The history in the browser's IndexedDB, opened when it is first needed. */
export function idbHistory(): HistoryStorage {
  const store = strictStore('hong-kong-mahjong', 'history');
  return {
    keys: async () => keys<string>(store),
    under: async (start) =>
      store('readonly', async (records) => {
        const range = IDBKeyRange.bound(start, `${start}\uffff`);
        const [found, values] = await Promise.all([
          resultOf(records.getAllKeys(range)),
          resultOf<unknown[]>(records.getAll(range)),
        ]);
        return (found as string[]).map((key, at) => [key, values[at]] as const);
      }),
    getMany: async (wanted) => getMany([...wanted], store),
    setMany: async (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        store,
      ),
    deleteMany: async (gone) => delMany([...gone], store),
  };
}
