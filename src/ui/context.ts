import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TileKind } from '../engine/types';
import type { Kept } from '../store/records/backup';
import type { HistoryStorage } from '../store/records/historyStorage';
import type { History } from '../store/records/history';
import type { Games } from '../store/games';
import type { Lazy } from '../store/lazyOnce';
import type { Language, Settings, SettingsStore } from '../store/settings';
import { kindsOf } from '../store/selectors/tiles';
import { THINKING } from '../store/aims/aimStore';
import type { AimStore, Sight } from '../store/aims/aimStore';
import type { CoachStore } from '../store/coach/coachStore';
import { OFF } from '../store/coach/dangers/dangerStore';
import type { DangerStore } from '../store/coach/dangers/dangerStore';
import type { TablePorts } from '../store/match/table';
import type { GameStore, Readable, TableStore } from '../store/types';
import { useLate } from './useLate';
import { appWords, textOf } from './text';
import type { Text } from './text';
import type { Dictionary } from './text/dictionary';

/** The stores of one page. */
export interface Stores {
  readonly games: Games;
  /** The table that is shown. */
  readonly game: Readable<TableStore>;
  /** The match of the page, which is played at that table. Missing at tables beside it. */
  readonly match?: Readable<GameStore>;
  readonly settings: StoreApi<SettingsStore>;
  /** Missing where nobody coaches. */
  readonly coach?: StoreApi<CoachStore>;
  /** How dangerous the own tiles are, where that may be asked. */
  readonly dangers?: StoreApi<DangerStore>;
  /** What the own hand may become, where that may be asked. */
  readonly aims?: StoreApi<AimStore>;
  /** Says it at a table that is only looked at. */
  readonly aimsAt?: (game: Readable<Sight>) => StoreApi<AimStore>;
  /** Time, pace and bots for tables beside the match. Missing where nobody plays. */
  readonly table?: TablePorts;
  /** Missing where the page keeps no history. */
  readonly history?: Lazy<Pick<History, 'store'>>;
  /** The first words, where the players have names of their own. */
  readonly textIn?: (language: Language) => Text;
  /** All that this browser keeps, as it is stored. Missing where it keeps nothing. */
  readonly kept?: Kept;
  /** Where reviews of hands are kept. Missing where nothing is. */
  readonly reviews?: HistoryStorage;
  /** Loads the page again, with what is kept then. */
  readonly reload?: () => void;
  /** Loads the page again, with its newest version. */
  readonly renew?: () => void;
  /** Whether all of the app is there without a network, or only what was opened; null where nothing is kept. */
  readonly hasAllOffline?: () => Promise<boolean | null>;
}

export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('No stores are provided above this component.');
  return stores;
}

export function useGame<T>(select: (state: TableStore) => T): T {
  return useStore(useStores().game, select);
}

/** The match of the page; not to be asked for at a table beside it. */
export function useMatch<T>(select: (state: GameStore) => T): T {
  const { match } = useStores();
  if (!match) throw new Error('No match is played at this table.');
  return useStore(match, select);
}

export function useSettings<T>(select: (settings: Settings) => T): T {
  return useStore(useStores().settings, select);
}

const NO_COACH = createStore<Partial<CoachStore>>()(() => ({}));

/** The coach of the table; nothing is set where nobody coaches. */
export function useCoach<T>(select: (state: Partial<CoachStore>) => T): T {
  return useStore<StoreApi<Partial<CoachStore>>, T>(useStores().coach ?? NO_COACH, select);
}

const NO_DANGERS = createStore<Pick<DangerStore, 'dangers'>>()(() => ({ dangers: OFF }));

/** How dangerous the own tiles are; never known at tables where that cannot be asked. */
export function useDangerStore<T>(select: (state: Pick<DangerStore, 'dangers'>) => T): T {
  return useStore<StoreApi<Pick<DangerStore, 'dangers'>>, T>(useStores().dangers ?? NO_DANGERS, select);
}

type SeenAims = Pick<AimStore, 'aims' | 'pinned'>;

const NO_AIMS = createStore<SeenAims>()(() => ({ aims: THINKING, pinned: null }));

/** What the own hand may become; nothing is known at tables where that cannot be asked. */
export function useAimStore<T>(select: (state: SeenAims) => T): T {
  return useStore<StoreApi<SeenAims>, T>(useStores().aims ?? NO_AIMS, select);
}

/** What every screen may say, in the language in use. */
export function useText(): Text {
  const { textIn = textOf } = useStores();
  const language = useSettings((settings) => settings.language);
  return useSyncExternalStore(appWords.watch, () => textIn(language));
}

/**
 * The words of a dictionary in the language in use. A component that needs them waits until some language is
 * loaded.
 */
export function useWords<T>(dictionary: Dictionary<T>): T {
  const language = useSettings((settings) => settings.language);
  const now = useSyncExternalStore(dictionary.watch, () => dictionary.of(language));
  const loaded = useLate(dictionary, () => dictionary.load(language));
  useEffect(() => void dictionary.load(language).catch(() => null), [dictionary, language]);
  return now ?? loaded;
}

const NONE: readonly TileKind[] = [];

/** Kinds by tile id in the match under way. */
export function useKinds(): readonly TileKind[] {
  return useGame(({ match }) => (match ? kindsOf(match) : NONE));
}
