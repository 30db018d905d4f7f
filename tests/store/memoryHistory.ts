import type { HistoryStorage } from '../../src/store/records/historyStorage';

/** IndexedDB that lasts as long as the test. */
export function memoryHistory(
  kept = new Map<string, unknown>(),
): HistoryStorage & { readonly kept: Map<string, unknown>; isBroken: boolean } {
  const storage = {
    kept,
    isBroken: false,
    keys: async () => check([...kept.keys()]),
    under: async (start: string) =>
      check([...structuredClone(kept)].filter(([key]) => key.startsWith(start))),
    getMany: async (keys: readonly string[]) => check(keys.map((key) => structuredClone(kept.get(key)))),
    setMany: async (entries: readonly (readonly [string, unknown])[]) =>
      check(entries.forEach(([key, value]) => storage.isBroken || kept.set(key, structuredClone(value)))),
    deleteMany: async (keys: readonly string[]) => check(keys.forEach((key) => kept.delete(key))),
  };
  const check = <T>(value: T): T => {
    if (storage.isBroken) throw new Error('broken');
    return value;
  };
  return storage;
}
