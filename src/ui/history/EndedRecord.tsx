import { useEffect } from 'react';
import type { GameRecord } from '../../engine/record';
import { readRecord } from '../../store/selectors/verify';
import { useGame } from '../context';
import { useHistory } from './useHistory';

interface EndedRecordProps {
  /** Is given the record, checked, once it is in the history. */
  readonly onRead: (record: GameRecord) => void;
}

/** Reads the record of the match whose standings are shown; nothing is seen of it. */
export function EndedRecord({ onRead }: EndedRecordProps) {
  const bits = useGame((state) => state.match?.bits);
  const newest = useHistory(
    ({ entries }) => entries.find(({ seed, foreign }) => seed === bits && !foreign)?.id,
  );
  const open = useHistory((state) => state.open);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      if (newest === undefined) return;
      const kept = await open(newest);
      const record = kept === null ? null : readRecord(kept);
      if (!isOver && record) onRead(record);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [newest, open, onRead]);
  return null;
}
