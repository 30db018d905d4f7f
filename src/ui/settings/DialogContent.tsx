import { useText, useMatch } from '../context';
import { Button } from '../controls/buttons';
import { lateComponent } from '../lateComponent';
import { ScoreSheet } from '../scoring/ScoreSheet';
import { TableTools } from '../tools/TableTools';
import { WonHands } from '../table/WonHands';
import type { DialogName } from './dialogs';
import { MenuList } from './MenuList';

const KeyList = lateComponent(async () => (await import('./KeyList')).KeyList);
const SettingsScreen = lateComponent(async () => (await import('./SettingsScreen')).SettingsScreen);

interface DialogContentProps {
  readonly name: DialogName;
  readonly open: (name: DialogName | null) => void;
}

/** What the dialog of this name shows. */
export function DialogContent({ name, open }: DialogContentProps) {
  return (
    <>
      {name === 'menu' && <MenuList open={open} />}
      {name === 'settings' && <SettingsScreen open={open} />}
      {name === 'keys' && <KeyList />}
      {name === 'about' && <SettingsScreen open={open} first="about" />}
      {name === 'tools' && <TableTools />}
      {name === 'scores' && <ScoreSheet />}
      {name === 'won' && <WonHands />}
      {isQuestion(name) && <Question name={name} close={() => open(null)} />}
    </>
  );
}

type QuestionName = 'leave' | 'abandon' | 'restart';

function isQuestion(name: DialogName): name is QuestionName {
  return name === 'leave' || name === 'abandon' || name === 'restart';
}

/** Asks before a match is left, given up or begun anew. */
function Question({ name, close }: { readonly name: QuestionName; readonly close: () => void }) {
  const { home, leaving } = useText();
  const isKept = useMatch((state) => state.isKept);
  const goHome = useMatch((state) => state.goHome);
  const abandon = useMatch((state) => state.abandon);
  const restart = useMatch((state) => state.restart);
  const questions = {
    leave: { long: isKept ? leaving.leaveLong : home.unkept, yes: leaving.home, run: goHome },
    abandon: { long: leaving.abandonLong, yes: leaving.abandon, run: abandon },
    restart: { long: leaving.restartLong, yes: leaving.restart, run: restart },
  };
  const { long, yes, run } = questions[name];
  const agree = () => {
    close();
    run();
  };
  return (
    <>
      <p>{long}</p>
      <div className="dialog-actions">
        <Button onClick={close}>{leaving.stay}</Button>
        <Button look="main" onClick={agree}>
          {yes}
        </Button>
      </div>
    </>
  );
}
