import { useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { AimStore, Sight } from '../../store/aims/aimStore';
import type { Readable } from '../../store/types';
import { useStores } from '../context';

/** What the hand at the foot of a table that is looked at may become, by what its seat sees. */
export function useAimsAt(sight: Readable<Sight>): StoreApi<AimStore> | undefined {
  const { aimsAt } = useStores();
  return useMemo(() => aimsAt?.(sight), [aimsAt, sight]);
}
