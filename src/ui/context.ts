import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { TileKind } from '../engine/types';
import type { Kept } from '../store/backup';
import type { Settings, SettingsStore } from '../store/settings';
import { kindsOf } from '../store/tiles';
import type { GameStore, HistoryStore } from '../store/types';
import { textOf, watchText } from './text';
import type { Text } from './text';

/** The stores of one page. */
export interface Stores {
  readonly game: StoreApi<GameStore>;
  readonly settings: StoreApi<SettingsStore>;
  /** Missing where the page keeps no history. */
  readonly history?: StoreApi<HistoryStore>;
  /** All that this browser keeps, as it is stored; missing where it keeps nothing. */
  readonly kept?: Kept;
  /** Loads the page again, with what is kept then. */
  readonly reload?: () => void;
}

export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('No stores are provided above this component.');
  return stores;
}

export function useGame<T>(select: (state: GameStore) => T): T {
  return useStore(useStores().game, select);
}

export function useSettings<T>(select: (settings: Settings) => T): T {
  return useStore(useStores().settings, select);
}

export function useText(): Text {
  const language = useSettings((settings) => settings.language);
  return useSyncExternalStore(watchText, () => textOf(language));
}

const NONE: readonly TileKind[] = [];

/** Kinds by tile id in the match under way. */
export function useKinds(): readonly TileKind[] {
  return useGame(({ match }) => (match ? kindsOf(match) : NONE));
}
