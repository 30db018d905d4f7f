import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createBestHandStore } from '../../store/records/bestHands';
import type { BestHands } from '../../store/records/bestHands';
import type { HistoryEntry } from '../../store/types';
import { useStores } from '../context';
import { whenIdle } from '../live/idle';
import { NOWHERE } from '../review/nowhere';
import { useHistory } from './useHistory';

/** The best hands of these matches. What is missing is made while the page has nothing else to do. */
export function useBestHands(entries: readonly HistoryEntry[]): BestHands {
  const { reviews = NOWHERE, games } = useStores();
  const open = useHistory((state) => state.open);
  const [hands] = useState(() =>
    createBestHandStore({ storage: reviews, games, open, pause: () => new Promise((go) => whenIdle(go)) }),
  );
  useEffect(() => {
    void hands.follow(entries);
    return hands.stop;
  }, [hands, entries]);
  return useStore(hands.store, ({ bests }) => bests);
}
