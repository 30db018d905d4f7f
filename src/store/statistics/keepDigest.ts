import type { GameRecord } from '../../engine/record';
import { DIGESTS } from '../records/historyStorage';
import type { HistoryStorage } from '../records/historyStorage';
import type { HistoryEntry } from '../types';
import { digestOf } from './digest';

/** Lets everything else run that is due. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes and keeps the digest of a match that was just kept. A browser that does not keep it makes it again later. */
export async function keepDigest(
  storage: HistoryStorage,
  entry: HistoryEntry,
  record: GameRecord,
): Promise<void> {
  const digest = await digestOf(record, nextTurn).catch(() => null);
  if (digest) await storage.setMany([[DIGESTS + entry.id, digest]]).catch(() => null);
}
