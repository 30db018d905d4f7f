import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { HistoryEntry } from '../types';
import { BESTS } from './keyHeads';
import type { HistoryStorage } from './historyStorage';
import { loadRecord } from './recordPorts';
import type { RecordPorts } from './recordPorts';
import { shownBestIn, shownBestOf } from './shownBest';
import type { ShownBest } from './shownBest';

/** By the id of the match; a match that is not among them is not known yet, or cannot be read. */
export type BestHands = ReadonlyMap<string, ShownBest>;

export interface BestHandStore {
  readonly store: StoreApi<{ readonly bests: BestHands }>;
  /** Reads what is kept of these matches, and makes what is missing. Another list stops the work on the one before. */
  readonly follow: (entries: readonly HistoryEntry[]) => Promise<void>;
  readonly stop: () => void;
}

/** The best hands of matches, for as long as a page shows them. */
export function createBestHandStore(ports: RecordPorts): BestHandStore {
  const store = createStore<{ readonly bests: BestHands }>()(() => ({ bests: new Map() }));
  let round = 0;
  const follow = async (entries: readonly HistoryEntry[]): Promise<void> => {
    const mine = ++round;
    const { bests, left } = await readBests(ports.storage, entries);
    if (mine !== round) return;
    store.setState({ bests });
    if (left.length > 0) await ports.storage.deleteMany(left).catch(() => null);
    for (const entry of entries.filter(({ id }) => !bests.has(id))) {
      await ports.pause();
      if (mine !== round) return;
      const best = await make(ports, entry);
      if (mine !== round) return;
      if (best !== undefined)
        store.setState((state) => ({ bests: new Map(state.bests).set(entry.id, best) }));
    }
  };
  return { store, follow, stop: () => void round++ };
}

interface KeptBests {
  readonly bests: BestHands;
  /** Keys of what matches left that are gone. */
  readonly left: readonly string[];
}

async function readBests(storage: HistoryStorage, entries: readonly HistoryEntry[]): Promise<KeptBests> {
  const kept = new Map(await storage.under(BESTS).catch(() => []));
  const keys = new Map(entries.map(({ id }) => [BESTS + id, id]));
  const bests = new Map<string, ShownBest>();
  const left: string[] = [];
  for (const [key, value] of kept) {
    const id = keys.get(key);
    const best = shownBestIn(value);
    if (id === undefined) left.push(key);
    else if (best !== undefined) bests.set(id, best);
  }
  return { bests, left };
}

async function make(ports: RecordPorts, entry: HistoryEntry): Promise<ShownBest | undefined> {
  try {
    const record = await loadRecord(ports, entry);
    if (!record) return undefined;
    const best = await shownBestOf(record, ports.pause);
    await ports.storage.setMany([[BESTS + entry.id, best]]).catch(() => null);
    return best;
  } catch {
    return undefined;
  }
}
