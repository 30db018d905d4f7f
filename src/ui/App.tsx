import { Suspense, useCallback, useEffect, useState } from 'react';
import type { RuleSetId } from '../engine/types';
import { StoresContext, useGame, useSettings, useText } from './context';
import type { Stores } from './context';
import { CrashGuard } from './Crash';
import { Motion, Wall } from './lateParts';
import {
  HistoryScreen,
  LessonScreen,
  PracticeScreen,
  preloadLate,
  ResultScreen,
  RulesScreen,
  StandingsScreen,
} from './lateScreens';
import { LiveRegion } from './live/LiveRegion';
import { preloadSpoken } from './live/spoken';
import { followInputMode } from './live/inputMode';
import { whenIdle } from './live/idle';
import { useBackGuard } from './live/useBackGuard';
import { usePause } from './live/usePause';
import { Notices } from './Notices';
import { PagesContext } from './pages';
import type { PageName } from './pages';
import { useRulesRoute } from './rules/place';
import { HomeScreen } from './screens/HomeScreen';
import { Dialogs } from './settings/Dialogs';
import type { DialogName } from './settings/dialogs';
import { useSound } from './sound/useSound';
import { AidsContext } from './table/aids';
import { isDesktop } from './table/layout';
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
  const rulesInPlay = useGame(({ match }) => match?.rules ?? null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [page, setPage] = useState<PageName>('home');
  const goHome = useCallback(() => setPage('home'), []);
  const aids = useAidsState();
  const rules = useRulesRoute();
  useDocument();
  usePreload(screen === 'table' ? rulesInPlay : null);
  useSound(aids.never);
  usePause(dialog !== null || rules.place !== null);
  useBackGuard(
    (screen === 'table' || screen === 'result') && rules.place === null,
    useCallback(() => setDialog('leave'), []),
  );
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
  }, []);
  useEffect(() => whenIdle(() => void preloadSpoken(language).catch(() => null)), [language]);
}

/** Theme, language, title and input mode of the whole document. */
function useDocument(): void {
  const language = useSettings((settings) => settings.language);
  const text = useText();
  useTheme();
  useEffect(() => followInputMode(window), []);
  useEffect(() => void firstWords.load(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = text.appName;
  }, [language, text]);
}
