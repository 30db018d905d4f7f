import type { SaveStorage } from '../../src/store/saves/save';

/** Storage that lasts as long as the test. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): SaveStorage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
