import { Suspense, useEffect } from 'react';
import type { Notice } from '../store/types';
import { useText, useGame, useMatch, useSettings, useStores, useWords } from './context';
import { Button, IconButton } from './controls/buttons';
import { download } from './download';
import './notices.css';
import { settingsWords } from './text';

/** A message that is not about the game: one sentence, and what can be done about it. */
export function Notices() {
  return (
    <div className="toasts">
      <Elsewhere />
      <NoticeToast />
      <Unsorted />
    </div>
  );
}

/** What a reload helps with. */
const RELOADING: readonly Notice[] = ['save-newer', 'load-failed', 'update-ready'];

/** What is about a save that could not be used. */
const ABOUT_SAVES: readonly Notice[] = ['save-unreadable', 'save-newer', 'deal-restarted'];

/** Milliseconds that a message stays which stands elsewhere too. */
const PASSING = 10_000;

/** A stand-in has chosen for somebody. The seat says so from now on, so this goes by itself. */
function StandInToast() {
  const text = useText();
  const players = useGame((state) => state.players);
  const dismiss = useMatch((state) => state.dismissNotice);
  useEffect(() => {
    const timer = setTimeout(dismiss, PASSING);
    return () => clearTimeout(timer);
  }, [dismiss]);
  const names = players.flatMap(({ person, stoodIn }) => (stoodIn ? text.people[person] : []));
  return (
    <div className="toast" role="status">
      <p>{text.stoodIn(names)}</p>
      <IconButton icon="close" label={text.dismiss} onClick={dismiss} />
    </div>
  );
}

function NoticeToast() {
  const text = useText();
  const notice = useMatch((state) => state.notice);
  const dismiss = useMatch((state) => state.dismissNotice);
  const { renew } = useStores();
  const isPlaying = useGame((state) => state.screen === 'table');
  const setAside = useMatch((state) => state.setAside);
  const drop = useMatch((state) => state.dropSetAside);
  // A new version interrupts no hand.
  if (!notice || (notice === 'update-ready' && isPlaying)) return null;
  if (notice === 'bots-replaced') return <StandInToast />;
  const aside = ABOUT_SAVES.includes(notice) ? setAside : null;
  const dropIt = () => {
    drop();
    dismiss();
  };
  return (
    <div className="toast" role="alert">
      <p>{notice === 'load-failed' ? text.crash.partMissing : text.notices[notice]}</p>
      {aside && (
        <span className="toast-actions">
          <Button onClick={() => download('mahjong-save.json', aside.text)}>{text.setAside.download}</Button>
          {aside.why !== 'newer' && (
            <Button look="quiet" onClick={dropIt}>
              {text.setAside.drop}
            </Button>
          )}
        </span>
      )}
      {RELOADING.includes(notice) && <Button onClick={renew}>{text.crash.reload}</Button>}
      <IconButton icon="close" label={text.dismiss} onClick={dismiss} />
    </div>
  );
}

/** Asks those whose hands are unsorted since a version in which moving one tile did that. */
function Unsorted() {
  const isAtTable = useGame((state) => state.screen === 'table');
  const asks = useSettings((settings) => settings.asksToSort);
  return <Suspense>{isAtTable && asks && <SortQuestion />}</Suspense>;
}

function SortQuestion() {
  const { unsorted } = useWords(settingsWords);
  const { change } = useStores().settings.getState();
  return (
    <section className="toast toast--asks" role="status">
      <p>{unsorted.note}</p>
      <span className="toast-actions">
        <Button look="quiet" onClick={() => change({ asksToSort: false })}>
          {unsorted.leave}
        </Button>
        <Button onClick={() => change({ sorted: true })}>{unsorted.sort}</Button>
      </span>
    </section>
  );
}

/** Another tab plays the match. */
function Elsewhere() {
  const text = useText();
  const isElsewhere = useMatch((state) => state.ownership === 'elsewhere');
  const takeOver = useMatch((state) => state.takeOver);
  if (!isElsewhere) return null;
  return (
    <section className="toast" role="alert">
      <p>
        <b>{text.elsewhere.title}</b> {text.elsewhere.note}
      </p>
      <Button look="main" onClick={takeOver}>
        {text.elsewhere.takeOver}
      </Button>
    </section>
  );
}
