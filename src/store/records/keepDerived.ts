import type { GameRecord } from '../../engine/record';
import { DIGEST } from '../statistics/digest';
import type { HistoryEntry } from '../types';
import type { HistoryStorage } from './historyStorage';
import { SHOWN_BEST } from './shownBest';

/** Lets everything else run that is due. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes and keeps what follows from a match that was just kept. What is not kept is made again later. */
export async function keepDerived(
  storage: HistoryStorage,
  { id }: HistoryEntry,
  record: GameRecord,
): Promise<void> {
  for (const { head, make } of [DIGEST, SHOWN_BEST]) {
    const value = await make(record, nextTurn).catch(() => undefined);
    if (value !== undefined) await storage.setMany([[head + id, value]]).catch(() => null);
  }
}
