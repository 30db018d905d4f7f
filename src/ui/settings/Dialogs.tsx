import { lazy, Suspense } from 'react';
import { useGame, useText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import type { DialogName } from './dialogs';
import { MenuList } from './MenuList';
import { KeyList } from './KeyList';
import { SettingsForm } from './SettingsForm';

const TableTools = lazy(async () => ({ default: (await import('../tools/TableTools')).TableTools }));
const ScoreSheet = lazy(async () => ({ default: (await import('../scoring/ScoreSheet')).ScoreSheet }));

interface DialogsProps {
  readonly name: DialogName | null;
  readonly open: (name: DialogName | null) => void;
}

/** The dialog that is open, if one is. */
export function Dialogs({ name, open }: DialogsProps) {
  const text = useText();
  const close = () => open(null);
  if (name === null) return null;
  const titles: Readonly<Record<DialogName, string>> = {
    menu: text.menu.title,
    settings: text.menu.settings,
    keys: text.keys.title,
    about: text.about.title,
    tools: text.tracker.open,
    scores: text.sheet.title,
    leave: text.menu.leaveAsk,
    abandon: text.menu.abandonAsk,
    restart: text.menu.restartAsk,
  };
  return (
    <Dialog
      key={name}
      title={titles[name]}
      size={name === 'tools' || name === 'menu' ? 'low' : undefined}
      onClose={close}
    >
      <Suspense fallback={<p>{text.setUp.loading}</p>}>
        {name === 'menu' && <MenuList open={open} />}
        {name === 'settings' && <SettingsForm />}
        {name === 'keys' && <KeyList />}
        {name === 'about' && <About />}
        {name === 'tools' && <TableTools />}
        {name === 'scores' && <ScoreSheet />}
        {isQuestion(name) && <Question name={name} close={close} />}
      </Suspense>
    </Dialog>
  );
}

type QuestionName = 'leave' | 'abandon' | 'restart';

function isQuestion(name: DialogName): name is QuestionName {
  return name === 'leave' || name === 'abandon' || name === 'restart';
}

/** Asks before a match is left, given up or begun anew. */
function Question({ name, close }: { readonly name: QuestionName; readonly close: () => void }) {
  const text = useText();
  const goHome = useGame((state) => state.goHome);
  const abandon = useGame((state) => state.abandon);
  const restart = useGame((state) => state.restart);
  const questions = {
    leave: { long: text.menu.leaveLong, yes: text.menu.home, run: goHome },
    abandon: { long: text.menu.abandonLong, yes: text.menu.abandon, run: abandon },
    restart: { long: text.menu.restartLong, yes: text.menu.restart, run: restart },
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
        <Button onClick={close}>{text.menu.stay}</Button>
        <Button look="main" onClick={agree}>
          {yes}
        </Button>
      </div>
    </>
  );
}

function About() {
  const text = useText();
  return (
    <div className="about">
      <p>{text.about.fonts}</p>
      <ul>
        <li>
          <a href="./licences/OFL-HankenGrotesk.txt">{text.about.read} Hanken Grotesk</a>
        </li>
        <li>
          <a href="./licences/OFL-LXGWWenKaiTC.txt">{text.about.read} LXGW WenKai TC</a>
        </li>
      </ul>
    </div>
  );
}
