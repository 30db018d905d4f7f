import { createElement } from 'react';
import { useGame, useText, useMatch } from '../context';
import { YesOrNo } from '../controls/Question';
import { lateComponent } from '../lateComponent';
import { CONTENTS } from '../panels/contents';
import { isDialogPanel } from '../panels/panels';
import { WonHands } from '../table/WonHands';
import type { DialogName } from './dialogs';
import { MenuList } from './MenuList';

const PicturedItems = lateComponent(async () => (await import('../rules/PicturedItems')).PicturedItems);
const KeyList = lateComponent(async () => (await import('./KeyList')).KeyList);
const SettingsScreen = lateComponent(async () => (await import('./SettingsScreen')).SettingsScreen);

interface DialogContentProps {
  readonly name: DialogName;
  readonly open: (name: DialogName | null) => void;
}

/** What the dialog of this name shows. */
export function DialogContent({ name, open }: DialogContentProps) {
  const rules = useGame((state) => state.match?.rules);
  return (
    <>
      {isDialogPanel(name) && createElement(CONTENTS[name].Body)}
      {name === 'menu' && <MenuList open={open} />}
      {name === 'settings' && <SettingsScreen open={open} />}
      {name === 'keys' && <KeyList />}
      {name === 'about' && <SettingsScreen open={open} first="about" />}
      {name === 'items' && rules !== undefined && <PicturedItems rules={rules} />}
      {name === 'won' && <WonHands />}
      {isQuestion(name) && <LeavingQuestion name={name} close={() => open(null)} />}
    </>
  );
}

type QuestionName = 'leave' | 'abandon' | 'restart';

function isQuestion(name: DialogName): name is QuestionName {
  return name === 'leave' || name === 'abandon' || name === 'restart';
}

/** Asks before a match is left, given up or begun anew. */
function LeavingQuestion({ name, close }: { readonly name: QuestionName; readonly close: () => void }) {
  const { home, leaving } = useText();
  const isKept = useMatch((state) => state.isKept);
  const goHome = useMatch((state) => state.goHome);
  const abandon = useMatch((state) => state.abandon);
  const restart = useMatch((state) => state.restart);
  const questions = {
    leave: { note: isKept ? leaving.leaveLong : home.unkept, yes: leaving.home, onYes: goHome },
    abandon: { note: leaving.abandonLong, yes: leaving.abandon, onYes: abandon },
    restart: { note: leaving.restartLong, yes: leaving.restart, onYes: restart },
  };
  return <YesOrNo {...questions[name]} no={leaving.stay} onClose={close} />;
}
