import { useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../../engine/record';
import type { AimStore } from '../../../store/aims/aimStore';
import type { Readable, TableStore } from '../../../store/types';
import { useStores } from '../../context';
import type { Stores } from '../../context';
import { textOf } from '../../text';
import type { Text } from '../../text';
import { wordsFor } from './replayPeople';

/** This table in place of the match's, with the names of the record's players, and what the hand at its foot may become. */
export function useRecordStores(
  record: GameRecord,
  game: Readable<TableStore>,
  aims?: StoreApi<AimStore>,
): Stores {
  const { games, settings, table, reviews } = useStores();
  return useMemo(() => {
    const named = wordsFor(record);
    const stores = {
      games,
      settings,
      game,
      ...(table && { table }),
      ...(aims && { aims }),
      ...(reviews && { reviews }),
    };
    if (!named) return stores;
    const known = new Map<Text, Text>();
    const textIn: Stores['textIn'] = (language) => {
      const text = textOf(language);
      const words = known.get(text) ?? named(text);
      known.set(text, words);
      return words;
    };
    return { ...stores, textIn };
  }, [games, settings, table, reviews, game, aims, record]);
}
