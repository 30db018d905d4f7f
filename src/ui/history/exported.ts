import type { GameRecord } from '../../engine/record';
import { withTime } from '../../store/records/historyEntry';
import type { HistoryEntry } from '../../store/types';

/** The text of a record as a file has it: with the time of the match. What cannot be read is given as it is. */
export function exported(text: string, entry: HistoryEntry): string {
  try {
    return JSON.stringify(withTime(JSON.parse(text) as GameRecord, entry));
  } catch {
    return text;
  }
}
