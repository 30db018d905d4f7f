import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { AskedPosition, PracticeStore } from '../../store/practice/practiceTypes';

export const PracticeContext = createContext<StoreApi<PracticeStore> | null>(null);

export function usePractice<T>(select: (state: PracticeStore) => T): T {
  const store = useContext(PracticeContext);
  if (!store) throw new Error('Nothing is practised here.');
  return useStore(store, select);
}

/** The position on the table. */
export function useAsked(): AskedPosition {
  const asked = usePractice((state) => state.asked);
  if (!asked) throw new Error('No position is on the table.');
  return asked;
}
