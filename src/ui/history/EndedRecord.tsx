import { useEffect } from 'react';
import type { GameRecord } from '../../engine/record';
import { useGame } from '../context';
import { useHistory } from './useHistory';
import { useRecordOf } from './useRecordOf';

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
  const record = useRecordOf(newest);
  useEffect(() => {
    if (record) onRead(record);
  }, [record, onRead]);
  return null;
}
