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

/** A storage, and what it held after each change, as pages that end there would leave it. */
export function watchedStorage() {
  const kept = memoryStorage();
  const moments: Readonly<Record<string, string>>[] = [];
  const noted =
    <T extends readonly unknown[]>(change: (...given: T) => void) =>
    (...given: T) => {
      change(...given);
      moments.push(Object.fromEntries(kept.keys().map((key) => [key, kept.getItem(key) ?? ''])));
    };
  const storage: SaveStorage = {
    ...kept,
    setItem: noted(kept.setItem),
    removeItem: noted(kept.removeItem),
  };
  return { storage, moments };
}
