import type { GameRecord } from '../../engine/record';
import { BESTS, DIGESTS } from '../records/keyHeads';
import type { HistoryStorage } from '../records/historyStorage';
import { shownBestOf } from '../records/shownBest';
import type { HistoryEntry } from '../types';
import { digestOf } from './digest';

/** Lets everything else run that is due. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes and keeps the digest and the best hand of a match that was just kept. What is not kept is made again later. */
export async function keepDigest(
  storage: HistoryStorage,
  entry: HistoryEntry,
  record: GameRecord,
): Promise<void> {
  const digest = await digestOf(record, nextTurn).catch(() => null);
  if (digest) await storage.setMany([[DIGESTS + entry.id, digest]]).catch(() => null);
  const best = await shownBestOf(record, nextTurn).catch(() => undefined);
  if (best !== undefined) await storage.setMany([[BESTS + entry.id, best]]).catch(() => null);
}
