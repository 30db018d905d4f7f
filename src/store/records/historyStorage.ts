import { lazyOnce } from '../lazyOnce';

/**
 * Where records are kept: IndexedDB in the app. Entries and records are kept apart, so that a list needs no
 * records.
 */
export interface HistoryStorage {
  readonly keys: () => Promise<readonly string[]>;
  /** All whose keys begin with this, with their keys: much faster than key by key. */
  readonly under: (start: string) => Promise<readonly (readonly [string, unknown])[]>;
  readonly getMany: (keys: readonly string[]) => Promise<readonly unknown[]>;
  /** Writes all or nothing. */
  readonly setMany: (entries: readonly (readonly [string, unknown])[]) => Promise<void>;
  readonly deleteMany: (keys: readonly string[]) => Promise<void>;
}

/** Tells the other tabs of the app that something kept has changed. */
export interface HistoryNews {
  readonly tell: () => void;
  /** Calls `changed` when another tab tells of a change. */
  readonly listen: (changed: () => void) => void;
}

/** A storage that is loaded when it is first used, and again where it did not come. */
export function lateHistoryStorage(load: () => Promise<HistoryStorage>): HistoryStorage {
  const storage = lazyOnce(load);
  return {
    keys: async () => (await storage.load()).keys(),
    under: async (start) => (await storage.load()).under(start),
    getMany: async (keys) => (await storage.load()).getMany(keys),
    setMany: async (entries) => (await storage.load()).setMany(entries),
    deleteMany: async (keys) => (await storage.load()).deleteMany(keys),
  };
}

/** The same storage, other tabs being told of each change. */
export function withNews(storage: HistoryStorage, news: HistoryNews): HistoryStorage {
  const told = async (change: Promise<void>): Promise<void> => {
    await change;
    news.tell();
  };
  return {
    ...storage,
    setMany: (entries) => told(storage.setMany(entries)),
    deleteMany: (keys) => told(storage.deleteMany(keys)),
  };
}
