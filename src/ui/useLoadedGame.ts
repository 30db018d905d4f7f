import { useEffect, useState } from 'react';
import type { RuleSetId } from '../engine/types';
import { useStores } from './context';

/** A game that is being loaded for whoever wants to show something of it. */
export interface LoadedGame {
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a game. What failed is tried again when the player says so. */
export function useLoadedGame(id: RuleSetId): LoadedGame {
  const { games } = useStores();
  const [, setArrived] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const isLoaded = games.isLoaded(id);
  const hasFailed = failed === id;
  useEffect(() => {
    if (isLoaded || hasFailed) return;
    let isWanted = true;
    games.load(id).then(
      () => isWanted && setArrived(id),
      () => isWanted && setFailed(id),
    );
    return () => {
      isWanted = false;
    };
  }, [games, id, isLoaded, hasFailed]);
  return { isLoaded, hasFailed, retry: () => setFailed(null) };
}
