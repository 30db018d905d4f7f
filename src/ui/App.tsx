import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { StoresContext, useGame, useSettings, useText } from './context';
import type { Stores } from './context';
import { CrashGuard } from './Crash';
import { LiveRegion } from './live/LiveRegion';
import { followInputMode } from './live/inputMode';
import { useBackGuard } from './live/useBackGuard';
import { usePause } from './live/usePause';
import { Notices } from './Notices';
import { ResultScreen } from './scoring/ResultScreen';
import { HomeScreen } from './screens/HomeScreen';
import { StandingsScreen } from './screens/StandingsScreen';
import { Dialogs } from './settings/Dialogs';
import type { DialogName } from './settings/dialogs';
import { AidsContext } from './table/aids';
import { TableScreen } from './table/TableScreen';
import { useAidsState } from './table/useAidsState';
import { texts } from './text';
import { useTheme } from './useTheme';

const HistoryScreen = lazy(async () => ({
  default: (await import('./history/HistoryScreen')).HistoryScreen,
}));

export function App({ stores }: { readonly stores: Stores }) {
  return (
    <CrashGuard text={() => texts[stores.settings.getState().language]}>
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
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [isHistory, setHistory] = useState(false);
  const aids = useAidsState();
  useDocument();
  usePause(dialog !== null);
  useBackGuard(
    screen === 'table' || screen === 'result',
    useCallback(() => setDialog('leave'), []),
  );
  return (
    <AidsContext value={aids}>
      {screen === 'home' && !isHistory && (
        <HomeScreen open={setDialog} openHistory={() => setHistory(true)} />
      )}
      {screen === 'home' && isHistory && (
        <Suspense fallback={<Loading />}>
          <HistoryScreen onClose={() => setHistory(false)} />
        </Suspense>
      )}
      {screen === 'table' && <TableScreen open={setDialog} />}
      {screen === 'result' && <ResultScreen open={setDialog} />}
      {screen === 'standings' && <StandingsScreen />}
      <Dialogs name={dialog} open={setDialog} />
      <Notices />
    </AidsContext>
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

/** Theme, language, title and input mode of the whole document. */
function useDocument(): void {
  const language = useSettings((settings) => settings.language);
  const text = useText();
  useTheme();
  useEffect(() => followInputMode(window), []);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = text.appName;
  }, [language, text]);
}
