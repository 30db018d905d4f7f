import { useEffect, useState } from 'react';
import { StoresContext, useGame, useSettings, useText } from './context';
import type { Stores } from './context';
import { IconButton } from './controls/buttons';
import { followInputMode } from './live/inputMode';
import { ResultScreen } from './scoring/ResultScreen';
import { HomeScreen } from './screens/HomeScreen';
import { StandingsScreen } from './screens/StandingsScreen';
import { Dialogs } from './settings/Dialogs';
import type { DialogName } from './settings/dialogs';
import { TableScreen } from './table/TableScreen';
import { useTheme } from './useTheme';

export function App({ stores }: { readonly stores: Stores }) {
  return (
    <StoresContext value={stores}>
      <Page />
    </StoresContext>
  );
}

function Page() {
  const screen = useGame((state) => state.screen);
  const language = useSettings((settings) => settings.language);
  const text = useText();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  useTheme();
  useEffect(() => followInputMode(window), []);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = text.appName;
  }, [language, text]);
  return (
    <>
      {screen === 'home' && <HomeScreen open={setDialog} />}
      {screen === 'table' && <TableScreen open={setDialog} />}
      {screen === 'result' && <ResultScreen open={setDialog} />}
      {screen === 'standings' && <StandingsScreen />}
      <Dialogs name={dialog} open={setDialog} />
      <NoticeToast />
    </>
  );
}

/** One sentence and one action. */
function NoticeToast() {
  const text = useText();
  const notice = useGame((state) => state.notice);
  const dismiss = useGame((state) => state.dismissNotice);
  if (!notice) return null;
  return (
    <div className="toast" role="alert">
      <p>{text.notices[notice]}</p>
      <IconButton icon="close" label={text.dismiss} onClick={dismiss} />
    </div>
  );
}
