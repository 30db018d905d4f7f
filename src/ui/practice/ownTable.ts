import { useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { GameStore } from '../../store/types';
import { useStores } from '../context';
import type { Stores } from '../context';
import { createLessonSettings } from '../lesson/lessonSettings';
import type { TableAids } from '../table/aids';

/** Nothing is passed by itself at a table of practice. */
export const NO_AIDS: TableAids = { never: [], setNever: () => undefined };

/** This table in place of the match's; nobody coaches there, and every claim is asked about. */
export function useOwnTable(game: StoreApi<GameStore>): Stores {
  const { games, settings } = useStores();
  const own = useMemo(() => createLessonSettings(settings).store, [settings]);
  return useMemo(() => ({ games, game, settings: own }), [games, game, own]);
}
