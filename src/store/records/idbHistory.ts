import { delMany, getMany, keys, setMany } from 'idb-keyval';
import { strictStore } from '../saves/strictStore';
import type { HistoryStorage } from './historyStorage';

/** The history in the browser's IndexedDB, opened when it is first needed. */
export function idbHistory(): HistoryStorage {
  const store = strictStore('hong-kong-mahjong', 'history');
  return {
    keys: async () => keys<string>(store),
    getMany: async (wanted) => getMany([...wanted], store),
    setMany: async (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        store,
      ),
    deleteMany: async (gone) => delMany([...gone], store),
  };
}
