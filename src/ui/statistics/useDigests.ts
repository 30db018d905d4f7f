import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createDigestStore } from '../../store/statistics/digestStore';
import type { DigestState } from '../../store/statistics/digestStore';
import type { HistoryEntry } from '../../store/types';
import { useRecordPorts } from '../history/useRecordPorts';

/** What is known of these matches. What is missing is made while the page has nothing else to do. */
export function useDigests(entries: readonly HistoryEntry[], isWanted = true): DigestState {
  const ports = useRecordPorts();
  const [digests] = useState(() => createDigestStore(ports));
  useEffect(() => {
    if (isWanted) void digests.follow(entries);
    return digests.stop;
  }, [digests, entries, isWanted]);
  return useStore(digests.store);
}
