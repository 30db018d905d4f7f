import { Suspense, useCallback, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import type { RuleSetId } from '../../engine/types';
import type { Games } from '../../store/games';
import { browserStorage } from '../../store/saves/browserStorage';
import { readShares } from '../../store/share/keptShares';
import { readRecord } from '../../store/facts/verify';
import type { HistoryEntry, HistoryStore } from '../../store/types';
import { useFullText, useStores } from '../context';
import { Button, IconButton } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { download } from '../download';
import { lateComponent } from '../lateComponent';
import { useLayer } from '../live/layers';
import { useTitle } from '../live/title';
import { goTo, shareAddress } from '../share/addresses';
import { HistoryRow } from './HistoryRow';
import { ImportButton } from './ImportButton';
import { ReplayScreen } from './replay/ReplayScreen';
import { Sums } from './Sums';
import { useHistory } from './useHistory';
import '../scoring/index.css';
import './history.css';

const ReviewScreen = lateComponent(async () => (await import('../review/ReviewScreen')).ReviewScreen);
const MatchScreen = lateComponent(async () => (await import('../share/MatchScreen')).MatchScreen);

/** The matches played: each to replay, to export and to remove; others to import. */
export function HistoryScreen({ onClose }: { readonly onClose: () => void }) {
  const text = useFullText();
  useTitle(text.history.title);
  const { games } = useStores();
  const { entries, status, damaged } = useHistory((state) => state);
  const open = useHistory((state) => state.open);
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [match, setMatch] = useState<GameRecord | null>(null);
  const [challenges] = useState(() => new Set(readShares(browserStorage).known.map(({ bits }) => bits)));
  const [reviewed, setReviewed] = useState<GameRecord | null>(null);
  const [message, setMessage] = useState('');
  const [removing, setRemoving] = useState<HistoryEntry | null>(null);
  const closeReplay = useCallback(() => setRecord(null), []);
  const closeMatch = useCallback(() => setMatch(null), []);
  useLayer(match !== null, closeMatch);
  useLayer(record !== null, closeReplay);
  const closeReview = useCallback(() => setReviewed(null), []);
  useLayer(reviewed !== null, closeReview);
  const take = async ({ id, rules }: HistoryEntry, show: (record: GameRecord | null) => void) => {
    const [kept, isLoaded] = await Promise.all([open(id), loads(games, rules)]);
    if (!isLoaded) return setMessage(text.setUp.failed);
    const read = kept === null ? null : readRecord(kept);
    show(read);
    setMessage(read ? '' : text.history.unreadable);
  };
  const exportAll = async () => {
    const kept = await Promise.all(entries.map(({ id }) => open(id)));
    const records = kept.filter((each) => each !== null);
    const missing = kept.length - records.length;
    if (records.length > 0) download('mahjong-matches.jsonl', records.join('\n'));
    setMessage(missing > 0 ? text.history.notExported(missing) : '');
  };
  if (record)
    return (
      <ReplayScreen
        record={record}
        at={match && record !== match ? record.hands.length - 1 : 0}
        onClose={closeReplay}
      />
    );
  if (reviewed)
    return (
      <Suspense fallback={<p aria-busy="true">{text.setUp.loading}</p>}>
        <ReviewScreen record={reviewed} at={null} onClose={closeReview} />
      </Suspense>
    );
  if (match) return <MatchScreen record={match} onReplay={setRecord} onClose={closeMatch} />;
  return (
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={text.history.back} onClick={onClose} />
        <h1 className="bar-title">
          <b>{text.history.title}</b>
        </h1>
      </header>
      <main className="history">
        <div className="history-actions">
          <ImportButton onDone={setMessage} />
          <Button onClick={() => goTo(shareAddress(''))}>{text.history.openLink}</Button>
          {entries.length > 0 && <Button onClick={() => void exportAll()}>{text.history.exportAll}</Button>}
        </div>
        <p className="history-message" role="status">
          {message}
        </p>
        {damaged > 0 && <p className="history-damaged">{text.history.damaged(damaged)}</p>}
        {status !== 'ready' || entries.length === 0 ? (
          <p>{emptyWords(status, text.history)}</p>
        ) : (
          <>
            <Sums entries={entries} />
            <ul className="history-list" aria-label={text.history.matches}>
              {entries.map((entry) => (
                <HistoryRow
                  key={entry.id}
                  entry={entry}
                  isChallenge={entry.seed !== undefined && challenges.has(entry.seed)}
                  onOpen={() => void take(entry, setRecord)}
                  onReview={() => void take(entry, setReviewed)}
                  onShare={() => void take(entry, setMatch)}
                  onRemove={() => setRemoving(entry)}
                  onFail={() => setMessage(text.history.unreadable)}
                />
              ))}
            </ul>
          </>
        )}
      </main>
      {removing && (
        <RemoveQuestion
          entry={removing}
          onClose={() => setRemoving(null)}
          onFail={() => setMessage(text.history.removeFailed)}
        />
      )}
    </div>
  );
}

/** Whether the game of a match could be loaded. */
async function loads(games: Games, rules: RuleSetId): Promise<boolean> {
  try {
    await games.load(rules);
    return true;
  } catch {
    return false;
  }
}

function emptyWords(
  status: HistoryStore['status'],
  words: { readonly loading: string; readonly unavailable: string; readonly empty: string },
): string {
  return status === 'ready' ? words.empty : words[status];
}

interface RemoveProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

function RemoveQuestion({ entry, onClose, onFail }: RemoveProps) {
  const text = useFullText();
  const remove = useHistory((state) => state.remove);
  const agree = () => {
    onClose();
    remove(entry.id).catch(onFail);
  };
  return (
    <Dialog title={text.history.removeAsk} onClose={onClose}>
      <p>{text.history.removeLong}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{text.history.keep}</Button>
        <Button look="main" onClick={agree}>
          {text.history.remove}
        </Button>
      </div>
    </Dialog>
  );
}
