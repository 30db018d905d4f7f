import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { readRecord } from '../../store/selectors/verify';
import type { HistoryEntry } from '../../store/types';
import { useHistory } from '../history/useHistory';

/** The own match with these walls: its record, null where there is none, and undefined while that is not known. */
export function useMatchOf(bits: string | null): GameRecord | null | undefined {
  const status = useHistory((state) => state.status);
  const id = useHistory((state) => bestOf(state.entries, bits)?.id);
  const open = useHistory((state) => state.open);
  const [kept, setKept] = useState<{ readonly id: string; readonly record: GameRecord | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (id === undefined) return undefined;
    const read = async () => {
      const text = await open(id);
      if (isWanted) setKept({ id, record: text === null ? null : readRecord(text) });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [id, open]);
  if (id === undefined) return status === 'loading' ? undefined : null;
  return kept?.id === id ? kept.record : undefined;
}

/** Of several matches with the same walls the first one that was played to its end; else the longest. */
function bestOf(entries: readonly HistoryEntry[], bits: string | null): HistoryEntry | undefined {
  const own = entries.filter(({ seed, foreign }) => !foreign && seed !== undefined && seed === bits);
  const complete = own.filter(({ complete: isComplete }) => isComplete);
  return complete.at(-1) ?? own.toSorted((a, b) => b.hands - a.hands)[0];
}
