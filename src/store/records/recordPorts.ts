import type { GameRecord } from '../../engine/record';
import { readRecord } from '../selectors/verify';
import type { Games } from '../games';
import type { HistoryEntry } from '../types';
import type { HistoryStorage } from './historyStorage';

/** What is needed to work out something of the matches that are kept, and to keep it beside them. */
export interface RecordPorts {
  readonly storage: HistoryStorage;
  readonly games: Pick<Games, 'load'>;
  /** The record of a match as text. */
  readonly open: (id: string) => Promise<string | null>;
  /** Is waited for before each hand is played again: what else the page does comes first. */
  readonly pause: () => Promise<void>;
}

/** The record of a match, its game being loaded; null where it cannot be read. Fails where the game does not come. */
export async function loadRecord(
  { open, games }: Pick<RecordPorts, 'open' | 'games'>,
  { id, rules }: HistoryEntry,
): Promise<GameRecord | null> {
  const text = await open(id);
  const record = text === null ? null : readRecord(text);
  if (record) await games.load(rules);
  return record;
}
