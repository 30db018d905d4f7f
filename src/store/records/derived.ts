import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../engine/record';
import type { HistoryEntry } from '../types';
import type { HistoryStorage } from './historyStorage';
import { loadRecord } from './recordPorts';
import type { RecordPorts } from './recordPorts';

/** Something that follows from the record of a match. It is kept beside the record, and made again where it is missing. */
export interface Derived<T> {
  /** What its keys begin with. The id of the match follows. */
  readonly head: string;
  /** What was kept; undefined where it is damaged, or does not fit the match. */
  readonly read: (value: unknown, entry: HistoryEntry) => T | undefined;
  /**
   * Makes it from a checked record whose game is loaded.
   * @param pause is waited for before each hand is played again: what else the page does comes first
   */
  readonly make: (record: GameRecord, pause: () => Promise<void>) => Promise<T>;
  /** Asks of a value what brings it up to date; null where it is. */
  readonly updates?: (storage: HistoryStorage) => Promise<UpdateOf<T>>;
}

type UpdateOf<T> = (value: T) => (() => Promise<T>) | null;

/** What is known of the matches that a page shows. */
export interface DerivedState<T> {
  /** By the id of the match. A match that is missing is not known yet, or cannot be read. */
  readonly byMatch: ReadonlyMap<string, T>;
  /** `reading`: what is kept; `making`: what is missing, match by match. */
  readonly status: 'reading' | 'making' | 'ready';
  /** So many matches are still to be made. */
  readonly missing: number;
}

export interface DerivedStore<T> {
  readonly store: StoreApi<DerivedState<T>>;
  /** Reads what is kept of these matches, and makes what is missing. Another list stops the work on the one before. */
  readonly follow: (entries: readonly HistoryEntry[]) => Promise<void>;
  readonly stop: () => void;
}

/** What follows from matches, for as long as a page shows it. */
export function createDerivedStore<T>(kind: Derived<T>, ports: RecordPorts): DerivedStore<T> {
  const { storage, pause } = ports;
  const store = createStore<DerivedState<T>>()(() => ({ byMatch: new Map(), status: 'reading', missing: 0 }));
  let round = 0;
  const follow = async (entries: readonly HistoryEntry[]): Promise<void> => {
    const mine = ++round;
    const { byMatch, left, updateOf } = await readKept(kind, storage, entries);
    if (mine !== round) return;
    const missing = entries.filter(({ id }) => !byMatch.has(id));
    const behind = entries.filter(({ id }) => byMatch.has(id) && updateOf(byMatch.get(id)!));
    const isWhole = missing.length + behind.length === 0;
    store.setState({ byMatch, status: isWhole ? 'ready' : 'making', missing: missing.length });
    if (left.length > 0) await storage.deleteMany(left).catch(() => null);
    for (const entry of [...behind, ...missing]) {
      await pause();
      if (mine !== round) return;
      const value = await make(entry, updateOf).catch(() => undefined);
      if (mine !== round) return;
      store.setState((before) => ({
        byMatch: value === undefined ? before.byMatch : new Map(before.byMatch).set(entry.id, value),
        missing: before.missing - (byMatch.has(entry.id) ? 0 : 1),
      }));
    }
    store.setState({ status: 'ready', missing: 0 });
  };
  /** Makes the value of a match or brings it up to date, and keeps it; undefined where the record cannot be read. */
  const make = async (entry: HistoryEntry, updateOf: UpdateOf<T>): Promise<T | undefined> => {
    const known = store.getState().byMatch.get(entry.id);
    const record = known === undefined ? await loadRecord(ports, entry) : null;
    const made = record ? await kind.make(record, pause) : known;
    const value = made === undefined ? made : ((await updateOf(made)?.()) ?? made);
    if (value !== known) await storage.setMany([[kind.head + entry.id, value]]).catch(() => null);
    return value;
  };
  return { store, follow, stop: () => void round++ };
}

/** Reads what is kept of these matches. `left`: keys of what matches left that are gone. */
async function readKept<T>(
  { head, read, updates }: Derived<T>,
  storage: HistoryStorage,
  entries: readonly HistoryEntry[],
) {
  const kept = await storage.under(head).catch(() => []);
  const updateOf = (await updates?.(storage).catch(() => null)) ?? (() => null);
  const byKey = new Map(entries.map((entry) => [head + entry.id, entry]));
  const byMatch = new Map<string, T>();
  for (const [key, value] of kept) {
    const entry = byKey.get(key);
    const found = entry && read(value, entry);
    if (found !== undefined) byMatch.set(entry!.id, found);
  }
  return { byMatch, left: kept.flatMap(([key]) => (byKey.has(key) ? [] : key)), updateOf };
}
