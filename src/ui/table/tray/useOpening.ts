import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Action } from '../../../engine/types';
import { hasCard, openingOf } from '../../../store/selectors/aims';
import type { Opening } from '../../../store/selectors/aims';
import { useAimStore, useGame, useStores } from '../../context';

const LAYS_OUT: readonly Action['type'][] = ['chow', 'pong', 'kong', 'group'];

/** What a claim would cost the hands to aim for, where only hands of a card win: nobody plays such a game without looking at them. Null for nothing, or where nothing is laid out. */
export function useOpening(): Opening | null {
  const { aims } = useStores();
  const view = useGame((state) => state.view);
  const isAsked = useGame(
    ({ match, choices }) =>
      match !== null && hasCard(match) && choices.some(({ type }) => LAYS_OUT.includes(type)),
  );
  useEffect(() => (isAsked ? aims?.getState().watch() : undefined), [aims, isAsked]);
  return useAimStore(useShallow((state) => (view && isAsked ? openingOf(state, view) : null)));
}
