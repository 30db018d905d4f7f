import { Suspense, useCallback, useEffect, useState } from 'react';
import type { RuleSetId } from '../engine/types';
import { StoresContext, useGame, useSettings, useStores, useText } from './context';
import type { Stores } from './context';
import { CrashGuard } from './Crash';
import { Motion } from './lateParts';
import {
  HistoryScreen,
  LessonScreen,
  PracticeScreen,
  preloadLate,
  ResultScreen,
  RulesScreen,
  StandingsScreen,
} from './lateScreens';
import { LiveRegion, useSpeak } from './live/LiveRegion';
import { preloadSpoken } from './live/spoken';
import { followInputMode } from './live/inputMode';
import { whenIdle } from './live/idle';
import { useLayer, useLayers } from './live/layers';
import { usePause } from './live/usePause';
import { Notices } from './Notices';
import { PagesContext } from './pages';
import type { PageName } from './pages';
import { addressOf, STANDINGS_ADDRESS, useRoute } from './route';
import type { Route } from './route';
import { useRulesRoute } from './rules/place';
import { HomeScreen } from './screens/HomeScreen';
import { Dialogs, dialogTitle } from './settings/Dialogs';
import type { DialogName } from './settings/dialogs';
import { firstGame } from '../store/games';
import type { Screen } from '../store/types';
import { useSound } from './sound/useSound';
import { AidsContext } from './table/aids';
import { Wall } from './table/lateWall';
import { isDesktop } from './table/layout';
import { preloadLayouts } from './table/layoutSheets';
import { TableScreen } from './table/TableScreen';
import { useAidsState } from './table/useAidsState';
import { firstWords, textOf } from './text';
import { useTheme } from './useTheme';

export function App({ stores }: { readonly stores: Stores }) {
  return (
    <CrashGuard text={() => textOf(stores.settings.getState().language)}>
      <StoresContext value={stores}>
        <LiveRegion>
          <Page />
        </LiveRegion>
      </StoresContext>
    </CrashGuard>
  );
}

function Page() {
  const screen = useGame((state) => state.screen);
  const leaveTable = useGame((state) => state.goHome);
  const rulesInPlay = useGame(({ match }) => match?.rules ?? null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [page, setPage] = useState<PageName>('home');
  const goHome = useCallback(() => setPage('home'), []);
  const aids = useAidsState();
  const first = useFirstGame();
  const rules = useRulesRoute(first);
  const showStandings = useGame((state) => state.showStandings);
  useRoute(
    useCallback(
      (route: Route) => {
        if ('page' in route) {
          leaveTable();
          setPage(route.page);
        } else if ('dialog' in route) setDialog(route.dialog);
        else showStandings();
      },
      [showStandings, leaveTable],
    ),
  );
  useDocument();
  useTitle({ page, dialog, isBelow: rules.place !== null });
  usePreload(screen === 'table' ? rulesInPlay : null);
  useSound(aids.never);
  usePause(dialog !== null || rules.place !== null);
  useLayers();
  useLayer(screen === 'home' && page !== 'home', goHome, addressOf(page));
  useLayer(
    screen === 'table' || screen === 'result',
    useCallback(() => setDialog('leave'), []),
  );
  useLayer(screen === 'standings', leaveTable, STANDINGS_ADDRESS);
  useSilence(screen, page);
  return (
    <PagesContext value={setPage}>
      <AidsContext value={aids}>
        {screen === 'home' && page === 'home' && <HomeScreen open={setDialog} />}
        {screen === 'table' && <TableScreen open={setDialog} />}
        <Suspense fallback={<Loading />}>
          {screen === 'home' && page === 'history' && <HistoryScreen onClose={goHome} />}
          {screen === 'home' && page === 'lesson' && <LessonScreen onClose={goHome} />}
          {screen === 'home' && page === 'practice' && <PracticeScreen onClose={goHome} />}
          {screen === 'result' && <ResultScreen open={setDialog} />}
          {screen === 'standings' && <StandingsScreen />}
        </Suspense>
        <Suspense>
          <Motion />
        </Suspense>
        <Dialogs name={dialog} open={setDialog} />
        {rules.place && (
          <Suspense fallback={null}>
            <RulesScreen place={rules.place} onClose={rules.close} />
          </Suspense>
        )}
        <Notices />
      </AidsContext>
    </PagesContext>
  );
}

function Loading() {
  const text = useText();
  return (
    <main className="loading" aria-busy="true">
      {text.setUp.loading}
    </main>
  );
}

/** When the browser is idle, loads what the table of this game may open next. */
function usePreload(rules: RuleSetId | null): void {
  const language = useSettings((settings) => settings.language);
  useEffect(
    () => (rules === null ? undefined : whenIdle(() => void preloadLate(language, rules))),
    [rules, language],
  );
  useEffect(() => {
    if (isDesktop()) void Wall.preload();
    return whenIdle(() => void preloadLayouts().catch(() => null));
  }, []);
  useEffect(() => whenIdle(() => void preloadSpoken(language).catch(() => null)), [language]);
}

/** The game whose rules are shown where nothing names another. */
function useFirstGame(): RuleSetId {
  const { games } = useStores();
  return useSettings(({ lastMatch }) => firstGame(games, lastMatch));
}

/** What was said at the table is not read on another page. */
function useSilence(screen: Screen, page: PageName): void {
  const speak = useSpeak();
  const place = screen === 'home' ? page : null;
  useEffect(() => {
    if (place !== null) speak('');
  }, [place, speak]);
}

interface Shown {
  readonly page: PageName;
  readonly dialog: DialogName | null;
  /** The rules lie over it, and have a title of their own. */
  readonly isBelow: boolean;
}

/** The title of the document: the page or dialog that is shown, and the name of the app. */
function useTitle({ page, dialog, isBelow }: Shown): void {
  const text = useText();
  const screen = useGame((state) => state.screen);
  const pages = {
    home: null,
    history: text.menu.history,
    lesson: text.menu.lesson,
    practice: text.menu.practice,
  };
  const screens = { home: pages[page], table: null, result: null, standings: text.menu.standings };
  const own = dialog === null ? screens[screen] : dialogTitle(dialog, text);
  const title = own === null ? text.appName : `${own} · ${text.appName}`;
  useEffect(() => {
    if (!isBelow) document.title = title;
  }, [title, isBelow]);
}

/** Theme, language and input mode of the whole document. */
function useDocument(): void {
  const language = useSettings((settings) => settings.language);
  useTheme();
  useEffect(() => followInputMode(window), []);
  useEffect(() => void firstWords.load(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
