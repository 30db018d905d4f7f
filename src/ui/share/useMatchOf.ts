import type { GameRecord } from '../../engine/record';
import type { HistoryEntry } from '../../store/types';
import { useHistory } from '../history/useHistory';
import { useRecordOf } from '../history/useRecordOf';

/** The own match with these walls: its record, null where there is none, and undefined while that is not known. */
export function useMatchOf(bits: string | null): GameRecord | null | undefined {
  const status = useHistory((state) => state.status);
  const id = useHistory((state) => bestOf(state.entries, bits)?.id);
  const record = useRecordOf(id);
  return id === undefined && status !== 'loading' ? null : record;
}

/** Of several matches with the same walls the first one that was played to its end; else the longest. */
function bestOf(entries: readonly HistoryEntry[], bits: string | null): HistoryEntry | undefined {
  const own = entries.filter(({ seed, foreign }) => !foreign && seed !== undefined && seed === bits);
  const complete = own.filter(({ complete: isComplete }) => isComplete);
  return complete.at(-1) ?? own.toSorted((a, b) => b.hands - a.hands)[0];
}
