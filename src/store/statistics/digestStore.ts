import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { DIGESTS } from '../records/keyHeads';
import { loadRecord } from '../records/recordPorts';
import type { RecordPorts } from '../records/recordPorts';
import type { HistoryEntry } from '../types';
import { digestOf } from './digest';
import type { Digest } from './digest';
import { isBehind, readDigests, withReviews } from './keptDigests';
import type { KeptDigests } from './keptDigests';

/** What statistics and the search of the history know of the matches. */
export interface DigestState {
  /** By the id of the match. */
  readonly digests: ReadonlyMap<string, Digest>;
  /** `reading`: what is kept; `making`: what is missing, match by match. */
  readonly status: 'reading' | 'making' | 'ready';
  /** So many matches have no digest yet. */
  readonly missing: number;
}

export interface DigestStore {
  readonly store: StoreApi<DigestState>;
  /** Reads what is kept of these matches, and makes what is missing. Another list stops the work on the one before. */
  readonly follow: (entries: readonly HistoryEntry[]) => Promise<void>;
  readonly stop: () => void;
}

/** The digests of matches, for as long as a page shows them. */
export function createDigestStore(ports: RecordPorts): DigestStore {
  const store = createStore<DigestState>()(() => ({ digests: new Map(), status: 'reading', missing: 0 }));
  let round = 0;
  const follow = async (entries: readonly HistoryEntry[]): Promise<void> => {
    const mine = ++round;
    const kept = await readDigests(ports.storage, entries).catch(() => NOTHING);
    if (mine !== round) return;
    const missing = entries.filter(({ id }) => !kept.digests.has(id));
    const behind = entries.filter(({ id }) => isBehindIn(kept, id));
    const isWhole = missing.length + behind.length === 0;
    store.setState({
      digests: kept.digests,
      status: isWhole ? 'ready' : 'making',
      missing: missing.length,
    });
    if (kept.left.length > 0) await ports.storage.deleteMany(kept.left).catch(() => null);
    for (const entry of [...behind, ...missing]) {
      await ports.pause();
      if (mine !== round) return;
      const digest = await makeDigest(ports, entry, kept);
      if (mine !== round) return;
      const { digests, missing: before } = store.getState();
      const isNew = !digests.has(entry.id);
      store.setState({
        digests: digest ? new Map(digests).set(entry.id, digest) : digests,
        missing: before - (isNew ? 1 : 0),
      });
    }
    store.setState({ status: 'ready', missing: 0 });
  };
  return { store, follow, stop: () => void round++ };
}

const NOTHING: KeptDigests = { digests: new Map(), reviews: new Set(), left: [] };

function isBehindIn({ digests, reviews }: KeptDigests, id: string): boolean {
  const digest = digests.get(id);
  return digest !== undefined && isBehind(digest, reviews);
}

/** Makes or mends the digest of a match, and keeps it. Null where its record cannot be read. */
async function makeDigest(
  ports: RecordPorts,
  entry: HistoryEntry,
  { digests, reviews }: KeptDigests,
): Promise<Digest | null> {
  const { storage, pause } = ports;
  const { id } = entry;
  try {
    const known = digests.get(id);
    const record = known ? null : await loadRecord(ports, entry);
    const made = known ?? (record && (await digestOf(record, pause)));
    if (!made) return null;
    const digest = isBehind(made, reviews) ? await withReviews(storage, made, reviews) : made;
    if (digest !== known) await storage.setMany([[DIGESTS + id, digest]]).catch(() => null);
    return digest;
  } catch {
    return null;
  }
}
