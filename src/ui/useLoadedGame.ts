import { useCallback } from 'react';
import type { RuleSetId } from '../engine/types';
import { useStores } from './context';
import { useLoading } from './useLoading';

/** A game that is being loaded for whoever wants to show something of it. */
export interface LoadedGame {
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useLoadedGame(id: RuleSetId): LoadedGame {
  const { games } = useStores();
  const load = useCallback(() => games.load(id), [games, id]);
  const isLoaded = games.isLoaded(id);
  const { failed, retry } = useLoading(isLoaded ? null : load);
  return { isLoaded, hasFailed: failed, retry };
}
