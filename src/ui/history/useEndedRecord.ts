import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { readRecord } from '../../store/facts/verify';
import { useGame } from '../context';
import { useHistory } from './useHistory';

/** The record of the match whose standings are shown; null until it is in the history, and where it is not. */
export function useEndedRecord(): GameRecord | null {
  const bits = useGame((state) => state.match?.bits);
  const newest = useHistory((state) => state.entries[0]?.id);
  const open = useHistory((state) => state.open);
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      if (newest === undefined) return;
      const kept = await open(newest);
      if (!isOver && kept !== null) setRecord(readRecord(kept));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [newest, open]);
  return record?.seed === bits ? record : null;
}
