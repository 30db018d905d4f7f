import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { isOpeningTold, openingOf } from '../../../store/selectors/aims';
import type { Opening } from '../../../store/selectors/aims';
import { useAimStore, useGame, useStores } from '../../context';

/** What a claim would cost the hands to aim for. Null for nothing, or where it is not told. */
export function useOpening(): Opening | null {
  const { aims } = useStores();
  const view = useGame((state) => state.view);
  const isAsked = useGame(isOpeningTold);
  useEffect(() => (isAsked ? aims?.getState().watch() : undefined), [aims, isAsked]);
  return useAimStore(useShallow((state) => (view && isAsked ? openingOf(state, view) : null)));
}
