import type { GameRecord } from '../../engine/record';
import type { HistoryEntry } from '../types';
import { matchId } from './historyEntry';

/** The record of a match as text, or null. */
type Open = (id: string) => Promise<string | null>;

/**
 * The entry under which this match is kept already; null where it is not. It may have another id: older versions made
 * ids of text whose fields came in any order. So the records of the entries that could be it are read.
 */
export async function keptAs(
  wanted: HistoryEntry,
  entries: readonly HistoryEntry[],
  open: Open,
): Promise<HistoryEntry | null> {
  for (const entry of entries.filter((each) => mayBe(each, wanted)))
    if (idIn(await open(entry.id)) === wanted.id) return entry;
  return null;
}

function mayBe(a: HistoryEntry, b: HistoryEntry): boolean {
  const isAlike = a.rules === b.rules && a.hands === b.hands && a.scores.join() === b.scores.join();
  return a.id === b.id || (isAlike && a.seed?.toLowerCase() === b.seed?.toLowerCase());
}

function idIn(text: string | null): string | null {
  try {
    return text === null ? null : matchId(JSON.parse(text) as GameRecord);
  } catch {
    return null;
  }
}
