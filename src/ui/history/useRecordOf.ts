import { useCallback } from 'react';
import type { GameRecord } from '../../engine/record';
import { readRecord } from '../../store/selectors/verify';
import { useLoading } from '../useLoading';
import { useHistory } from './useHistory';

/** The record of the match with this id, checked; null where it cannot be read, undefined while that is not known. */
export function useRecordOf(id: string | undefined): GameRecord | null | undefined {
  const open = useHistory((state) => state.open);
  const load = useCallback(async () => {
    const text = await open(id ?? '');
    return text === null ? null : readRecord(text);
  }, [id, open]);
  return useLoading(id === undefined ? null : load).value;
}
