import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { GameRecord } from '../../engine/record';
import type { RuleSetId } from '../../engine/types';
import type { Games } from '../../store/games';
import { browserStorage } from '../../store/saves/browserStorage';
import { readShares } from '../../store/share/keptShares';
import { readRecord } from '../../store/selectors/verify';
import { exportedText, withTime } from '../../store/records/historyEntry';
import type { HistoryStore } from '../../store/records/historyTypes';
import type { HistoryEntry } from '../../store/types';
import { useText, useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Page } from '../controls/Page';
import { Fetched } from '../controls/Fetched';
import { Question } from '../controls/Question';
import { download } from '../download';
import { lateComponent } from '../lateComponent';
import { useLayer, useOpened } from '../live/layers';
import { useTitle } from '../live/title';
import { goTo, shareAddress } from '../share/addresses';
import { HistoryList } from './HistoryList';
import type { RowDeed } from './HistoryRow';
import { ImportButton } from './ImportButton';
import { MoreDialog } from './MoreDialog';
import { SaveAsDialog } from './SaveAsDialog';
import { toldBy } from './replay/replayPeople';
import { ReplayScreen } from './replay/ReplayScreen';
import { useOpenPage } from '../pages';
import { addressOfLook, lookIn } from '../review/lookAddress';
import type { LeftLook } from '../review/lookAddress';
import { useSearch } from './search/useSearch';
import { useGrowing } from './useGrowing';
import { useReturn } from './useReturn';
import { useHistory } from './useHistory';
import './history.css';
import { searchWords } from '../text';
import { cardOf } from '../text/languages';

const ReviewScreen = lateComponent(async () => (await import('../review/ReviewScreen')).ReviewScreen);
const MatchPicture = lateComponent(async () => (await import('../picture/MatchPicture')).MatchPicture);
const MatchScreen = lateComponent(async () => (await import('../share/MatchScreen')).MatchScreen);

interface HistoryScreenProps {
  /** What was open when the page was left, as its address has it; `onRead` is told once it is open again. */
  readonly code: string;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

/** The matches played: each to replay, to export and to remove; others to import. */
export function HistoryScreen(props: HistoryScreenProps) {
  const text = useText();
  return (
    <Suspense fallback={<main aria-busy="true">{text.setUp.loading}</main>}>
      <History {...props} />
    </Suspense>
  );
}

const SHOWN = ['replay', 'review', 'match'] as const;
type Shown = (typeof SHOWN)[number];

/** What was opened of a match, in place of the list. */
interface Opened {
  readonly what: Shown;
  /** Of the match in the history. */
  readonly id: string;
  readonly record: GameRecord;
  /** The decision of the review that the page was left with. */
  readonly look?: LeftLook | null;
  /** The match whose page this replay was opened from. */
  readonly of?: GameRecord;
}

function History({ code, onRead, onClose }: HistoryScreenProps) {
  const text = useText();
  useTitle(text.history.title);
  const { games } = useStores();
  const language = useSettings((settings) => settings.language);
  const { entries, status, damaged, open, remove } = useHistory((state) => state);
  const [opened, setOpened, close] = useOpened<Opened>({ addressOf: addressOfOpened });
  const [left] = useState(code);
  const [challenges] = useState(() => new Set(readShares(browserStorage).known.map(({ bits }) => bits)));
  const [message, setMessage] = useState('');
  const [removing, setRemoving] = useState<HistoryEntry | null>(null);
  const [more, setMore] = useState<HistoryEntry | null>(null);
  const [saving, setSaving] = useState<HistoryEntry | null>(null);
  const searched = useSearch(entries, challenges);
  const drawn = useGrowing(searched.found);
  const leave = useReturn(opened === null);
  const of = opened?.of ?? null;
  const toMatch = () => setOpened(opened && of && { what: 'match', id: opened.id, record: of });
  useLayer(of !== null, toMatch);
  const [pictured, setPictured] = useState<GameRecord | null>(null);
  const read = useCallback(
    async (entry: HistoryEntry): Promise<GameRecord | null> => {
      const [kept, isLoaded] = await Promise.all([open(entry.id), loads(games, entry.rules)]);
      const record = kept === null || !isLoaded ? null : openedRecord(kept, entry, cardOf(language).sender);
      setMessage(record ? '' : isLoaded ? text.history.unreadable : text.setUp.failed);
      return record;
    },
    [open, games, text, language],
  );
  const show = useCallback(
    async (what: Shown, entry: HistoryEntry, look: LeftLook | null = null) => {
      const record = await read(entry);
      if (!record) return;
      leave();
      setOpened({ what, id: entry.id, record, look });
    },
    [read, leave, setOpened],
  );
  const onDeed = useCallback(
    (deed: RowDeed, entry: HistoryEntry) => {
      if (deed === 'more') setMore(entry);
      else void show(deed, entry);
    },
    [show],
  );
  useLeftOpen({ left, entries, status, show, onRead });
  if (opened) return <OpenedMatch opened={opened} onReplay={setOpened} onClose={of ? toMatch : close} />;
  return (
    <Page title={text.history.title} back={text.history.back} onBack={onClose}>
      <main className="page-body history">
        <Actions entries={entries} onMessage={setMessage} />
        <p className="status" role="status">
          {message}
        </p>
        {damaged > 0 && <p>{text.history.damaged(damaged)}</p>}
        {status !== 'ready' || entries.length === 0 ? (
          <p>{emptyWords(status, text.history)}</p>
        ) : (
          <HistoryList {...{ entries, challenges, searched, drawn, onDeed }} />
        )}
      </main>
      {more && (
        <MoreDialog
          entry={more}
          onSaveAs={() => setSaving(more)}
          onShare={() => void show('match', more)}
          onPicture={() => void read(more).then(setPictured)}
          onRemove={() => setRemoving(more)}
          onFail={() => setMessage(text.history.unreadable)}
          onClose={() => setMore(null)}
        />
      )}
      {saving && (
        <SaveAsDialog
          entry={saving}
          onFail={() => setMessage(text.history.unreadable)}
          onClose={() => setSaving(null)}
        />
      )}
      {pictured && (
        <Fetched>
          <MatchPicture record={pictured} onClose={() => setPictured(null)} />
        </Fetched>
      )}
      {removing && (
        <Question
          title={text.history.removeAsk}
          note={text.history.removeLong}
          no={text.history.keep}
          yes={text.history.remove}
          onYes={() => void remove(removing.id).catch(() => setMessage(text.history.removeFailed))}
          onClose={() => setRemoving(null)}
        />
      )}
    </Page>
  );
}

function addressOfOpened({ what, id }: Opened): string {
  return ['#history', what, id].join('/');
}

interface LeftOpen extends Pick<HistoryStore, 'entries' | 'status'>, Pick<HistoryScreenProps, 'onRead'> {
  /** The address that the page was left with, after `history`. */
  readonly left: string;
  readonly show: (what: Shown, entry: HistoryEntry, look: LeftLook | null) => Promise<void>;
}

/** Opens once what was open when the page was left, if it is still there. */
function useLeftOpen({ left, entries, status, show, onRead }: LeftOpen): void {
  const isDone = useRef(left === '');
  useEffect(() => {
    if (isDone.current || status !== 'ready') return;
    isDone.current = true;
    onRead();
    const [word, id] = left.split('/');
    const what = SHOWN.find((each) => each === word);
    const entry = entries.find((each) => each.id === id);
    if (what && entry) void show(what, entry, lookIn(left));
  }, [left, entries, status, show, onRead]);
}

/** A record as it is shown and shared; `sender`: what somebody else is called who played it. */
function openedRecord(text: string, entry: HistoryEntry, sender: string): GameRecord | null {
  const record = readRecord(text);
  const timed = record && withTime(record, entry);
  return timed && entry.foreign ? toldBy(timed, sender) : timed;
}

interface OpenedProps {
  readonly opened: Opened;
  readonly onReplay: (opened: Opened) => void;
  readonly onClose: () => void;
}

function OpenedMatch({ opened, onReplay, onClose }: OpenedProps): ReactNode {
  const { what, id, record, look, of } = opened;
  // A hand that was played on is the last of its record.
  const first = of && record !== of ? record.hands.length - 1 : 0;
  if (what === 'replay') return <ReplayScreen record={record} at={first} onClose={onClose} />;
  return (
    <Fetched>
      {what === 'review' ? (
        <ReviewScreen
          record={record}
          at={null}
          left={look ?? null}
          addressOf={(at) => addressOfLook(addressOfOpened(opened), at)}
          onClose={onClose}
        />
      ) : (
        <MatchScreen
          record={record}
          onReplay={(shown) => onReplay({ what: 'replay', id, record: shown, of: record })}
          onClose={onClose}
        />
      )}
    </Fetched>
  );
}

interface ActionsProps {
  readonly entries: readonly HistoryEntry[];
  readonly onMessage: (message: string) => void;
}

/** What can be done with the history as a whole. */
function Actions({ entries, onMessage }: ActionsProps) {
  const text = useText();
  const words = useWords(searchWords);
  const openPage = useOpenPage();
  const open = useHistory((state) => state.open);
  const exportAll = async () => {
    const kept = await Promise.all(entries.map(({ id }) => open(id)));
    const records = kept.flatMap((each, at) => (each === null ? [] : exportedText(each, entries[at]!)));
    const missing = kept.length - records.length;
    if (records.length > 0) download('mahjong-matches.jsonl', records.join('\n'));
    onMessage(missing > 0 ? text.history.notExported(missing) : '');
  };
  return (
    <div className="row history-actions">
      {entries.length > 0 && (
        <Button icon="chart" onClick={() => openPage('statistics')}>
          {words.statistics}
        </Button>
      )}
      <ImportButton onDone={onMessage} />
      <Button onClick={() => goTo(shareAddress(''))}>{text.history.openLink}</Button>
      {entries.length > 0 && <Button onClick={() => void exportAll()}>{text.history.exportAll}</Button>}
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
