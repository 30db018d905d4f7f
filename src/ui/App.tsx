import { placeOf } from '../store/selectors/handPlace';
import { useHandNames } from './useHandNames';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RuleSetId } from '../engine/types';
import { StoresContext, useCoach, useGame, useMatch, useSettings, useStores, useText } from './context';
import type { Stores } from './context';
import { CrashGuard } from './Crash';
import { AutoReview, Motion, Notices, RulesScreen } from './lateParts';
import { LiveRegion, useHush } from './live/LiveRegion';
import { RenderStep } from './live/RenderStep';
import { followInputMode } from './live/inputMode';
import { followHeldKeys } from './live/keys';
import { whenIdle } from './live/idle';
import { useLayer, useLayers } from './live/layers';
import { useTitle } from './live/title';
import { usePause } from './live/usePause';
import { PagesContext, WayBackContext } from './pages';
import type { PageName, WayBack } from './pages';
import { addressOf, COACH_ADDRESS, STANDINGS_ADDRESS, TABLE_ADDRESS, useRoute } from './route';
import type { Route } from './route';
import { useRulesRoute } from './rules/place';
import { HomeScreen } from './screens/HomeScreen';
import { Screens } from './Screens';
import { Dialogs } from './settings/Dialogs';
import type { DialogName } from './settings/dialogs';
import { firstGame } from '../store/games';
import type { Screen } from '../store/types';
import { useSound } from './sound/useSound';
import { AidsContext, useAidsState } from './table/aids';
import { TableScreen } from './table/lateTable';
import { appWords, textOf } from './text';
import { useTheme } from './useTheme';

export function App({ stores }: { readonly stores: Stores }) {
  return (
    <CrashGuard
      text={() => textOf(stores.settings.getState().language)}
      isKept={() => stores.match?.getState().isKept ?? true}
    >
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
  const { game } = useStores();
  const leaveTable = useMatch((state) => state.goHome);
  const showStandings = useMatch((state) => state.showStandings);
  const resume = useGame((state) => state.resume);
  const rulesInPlay = useGame(({ match }) => match?.rules ?? null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [page, setPage] = useState<PageName>('home');
  const [code, setCode] = useState('');
  const openPage = useCallback((next: PageName) => {
    setPage(next);
    setCode('');
  }, []);
  const goHome = useCallback(() => openPage('home'), [openPage]);
  const onRead = useCallback(() => setCode(''), []);
  const wayBack = useWayBack(screen === 'home' ? page : 'table');
  const aids = useAidsState();
  const reviewsHands = useSettings((settings) => settings.reviewHands);
  const first = useFirstGame();
  const rules = useRulesRoute(first);
  useRoute(
    useCallback(
      (route: Route) => {
        setDialog('dialog' in route ? route.dialog : null);
        setPage('page' in route ? route.page : 'home');
        if ('dialog' in route || isOpen(route, game.getState().screen)) return;
        leaveTable();
        setCode(route.code);
        if ('page' in route) return;
        if (route.screen === 'table') resume();
        else showStandings();
      },
      [game, showStandings, resume, leaveTable],
    ),
  );
  useDocument();
  useHandTitle();
  usePreload(screen === 'home' ? null : rulesInPlay);
  useSound();
  usePause(dialog !== null || rules.place !== null);
  useLayers();
  useLayer(screen === 'home' && page !== 'home', goHome, addressOf(page, code));
  useLayer(
    screen === 'table' || screen === 'result',
    useCallback(() => setDialog('leave'), []),
    useCoachAddress(screen, { code, onRead }),
  );
  useLayer(screen === 'standings', leaveTable, STANDINGS_ADDRESS);
  useHush(screen === 'home' ? page : screen);
  return (
    <PagesContext value={openPage}>
      <AidsContext value={aids}>
        {screen === 'home' && page === 'home' && (
          <WayBackContext value={wayBack}>
            <HomeScreen open={setDialog} />
          </WayBackContext>
        )}
        <Suspense fallback={<Loading />}>
          {(screen !== 'home' || page !== 'home') && (
            <RenderStep key={screen === 'table' ? 'table' : 'page'} after={0}>
              {screen === 'table' ? (
                <TableScreen open={setDialog} />
              ) : (
                <Screens {...{ screen, page, code, onRead }} open={setDialog} onClose={goHome} />
              )}
            </RenderStep>
          )}
        </Suspense>
        {reviewsHands && <AutoReview />}
        <Motion />
        <Dialogs name={dialog} open={setDialog} />
        {rules.place && (
          <Suspense fallback={null}>
            <RulesScreen place={rules.place} onClose={rules.close} />
          </Suspense>
        )}
        <Messages />
      </AidsContext>
    </PagesContext>
  );
}

/** Knows what was left for this place before anything there asks for the focus. */
function useWayBack(place: PageName | 'table'): WayBack {
  const left = useRef<typeof place | null>(null);
  const at = useRef(place);
  useLayoutEffect(() => {
    if (at.current !== place) left.current = at.current;
    at.current = place;
  }, [place]);
  return useMemo(
    () => ({
      isBack: () => left.current !== null,
      take: (page) => {
        const isFrom = left.current === page;
        if (isFrom) left.current = null;
        return isFrom;
      },
    }),
    [],
  );
}

/** The address of the table, with its coach while he speaks. A page that is loaded again with it opens him again. */
function useCoachAddress(
  screen: Screen,
  { code, onRead }: { readonly code: string; readonly onRead: () => void },
): string {
  const { coach } = useStores();
  const isAsked = useCoach((state) => state.isOpen);
  const isLeft = screen === 'table' && code !== '' && `${TABLE_ADDRESS}/${code}` === COACH_ADDRESS;
  useEffect(() => {
    if (!isLeft) return;
    coach?.getState().show(true);
    onRead();
  }, [coach, isLeft, onRead]);
  return isAsked ? COACH_ADDRESS : TABLE_ADDRESS;
}

/** Who closes what lay over the table has never left it; the result of a hand has the address of the table. */
function isOpen(route: Route, screen: Screen): boolean {
  return 'screen' in route && route.screen === (screen === 'result' ? 'table' : screen);
}

function Messages() {
  const isTold = useMatch(({ notice, ownership }) => notice !== null || ownership === 'elsewhere');
  const isAtTable = useGame((state) => state.screen === 'table');
  const asksToSort = useSettings((settings) => settings.asksToSort);
  const isShown = isTold || (isAtTable && asksToSort);
  return <Suspense>{isShown && <Notices />}</Suspense>;
}

function Loading() {
  const text = useText();
  return (
    <main className="loading" aria-busy="true">
      {text.setUp.loading}
    </main>
  );
}

/** When the browser is idle, loads what may be opened next: from a match of this game, or null, from home. */
function usePreload(rules: RuleSetId | null): void {
  const language = useSettings((settings) => settings.language);
  const stores = useStores();
  useEffect(() => {
    const preload = async () => {
      const { preloadMessages, preloadNext } = await import('./preload');
      await Promise.all([preloadNext(language, rules, stores), preloadMessages(language)]);
    };
    return whenIdle(() => void preload().catch(() => null));
  }, [rules, language, stores]);
}

/** The game whose rules are shown where nothing names another. */
function useFirstGame(): RuleSetId {
  const { games } = useStores();
  return useSettings(({ lastMatch }) => firstGame(games, lastMatch));
}

/** At the table, the title of the window is the hand. Pages, dialogs and the rules name themselves. */
function useHandTitle(): void {
  const { nameOf } = useHandNames();
  const screen = useGame((state) => state.screen);
  const match = useGame((state) => state.match);
  const isPlayed = match?.progress && (screen === 'table' || screen === 'result');
  useTitle(isPlayed ? nameOf(match.rules, placeOf(match.rules, match.progress)) : null, true);
}

/** Theme, language and input mode of the whole document. */
function useDocument(): void {
  const language = useSettings((settings) => settings.language);
  useTheme();
  useEffect(() => followInputMode(window), []);
  useEffect(() => followHeldKeys(window), []);
  useEffect(() => void appWords.load(language).catch(() => null), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
