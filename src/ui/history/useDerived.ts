import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createDerivedStore } from '../../store/records/derived';
import type { Derived, DerivedState } from '../../store/records/derived';
import type { HistoryEntry } from '../../store/types';
import { useStores } from '../context';
import { untilIdle } from '../live/idle';
import { NOWHERE } from '../review/nowhere';
import { useHistory } from './useHistory';

/** What follows from these matches. What is missing is made while the page has nothing else to do. */
export function useDerived<T>(
  kind: Derived<T>,
  entries: readonly HistoryEntry[],
  isWanted = true,
): DerivedState<T> {
  const { reviews: storage = NOWHERE, games } = useStores();
  const open = useHistory((state) => state.open);
  const [derived] = useState(() => createDerivedStore(kind, { storage, games, open, pause: untilIdle }));
  useEffect(() => {
    if (isWanted) void derived.follow(entries);
    return derived.stop;
  }, [derived, entries, isWanted]);
  return useStore(derived.store);
}
