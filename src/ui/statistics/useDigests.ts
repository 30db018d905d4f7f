import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createDigestStore } from '../../store/statistics/digestStore';
import type { DigestState } from '../../store/statistics/digestStore';
import type { HistoryEntry } from '../../store/types';
import { useStores } from '../context';
import { useHistory } from '../history/useHistory';
import { whenIdle } from '../live/idle';
import { NOWHERE } from '../review/nowhere';

/** What is known of these matches. What is missing is made while the page has nothing else to do. */
export function useDigests(entries: readonly HistoryEntry[], isWanted = true): DigestState {
  const { reviews = NOWHERE, games } = useStores();
  const open = useHistory((state) => state.open);
  const [digests] = useState(() =>
    createDigestStore({ storage: reviews, games, open, pause: () => new Promise((go) => whenIdle(go)) }),
  );
  useEffect(() => {
    if (isWanted) void digests.follow(entries);
    return digests.stop;
  }, [digests, entries, isWanted]);
  return useStore(digests.store);
}
