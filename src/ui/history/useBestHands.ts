import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createBestHandStore } from '../../store/records/bestHands';
import type { BestHands } from '../../store/records/bestHands';
import type { HistoryEntry } from '../../store/types';
import { useRecordPorts } from './useRecordPorts';

/** The best hands of these matches. What is missing is made while the page has nothing else to do. */
export function useBestHands(entries: readonly HistoryEntry[]): BestHands {
  const ports = useRecordPorts();
  const [hands] = useState(() => createBestHandStore(ports));
  useEffect(() => {
    void hands.follow(entries);
    return hands.stop;
  }, [hands, entries]);
  return useStore(hands.store, ({ bests }) => bests);
}
