import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { eraseKept, exportKept, importBackup, parseBackup, twinsOf } from '../../store/records/backup';
import type { Backup, Kept } from '../../store/records/backup';
import { useText, useMatch, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { FileButton } from '../controls/FileButton';
import { Question } from '../controls/Question';
import { download } from '../download';
import { nextTask } from '../live/idle';
import { settingsWords } from '../text';

type Asked =
  | { readonly ask: 'erase' }
  | {
      readonly ask: 'import';
      readonly backup: Backup;
      readonly matches: number;
      /** So many of these are in the history already. */
      readonly known: number;
      readonly leftOut: number;
    };

/** Everything that is kept: to export, to import, to delete. Beside the match only a word about it. */
export function DataPart() {
  const words = useWords(settingsWords);
  const { kept } = useStores();
  return kept ? <KeptData kept={kept} /> : <p>{words.dataNote}</p>;
}

function KeptData({ kept }: { readonly kept: Kept }) {
  const words = useWords(settingsWords);
  const { games, reload = () => undefined } = useStores();
  const note = useMatch(({ isKept }) => (isKept ? words.dataNote : words.unkeptNote));
  const isElsewhere = useMatch(({ ownership }) => ownership === 'elsewhere');
  const [message, setMessage] = useState('');
  const [question, setQuestion] = useState<Asked | null>(null);
  const take = async (text: string) => {
    const parsed = await parseBackup(text, games, nextTask);
    setMessage(parsed.ok ? '' : words.refused[parsed.why]);
    if (!parsed.ok) return;
    const known = (await twinsOf(kept.history, parsed.backup)).size;
    setQuestion({ ask: 'import', ...parsed, known });
  };
  const exportAll = async () => {
    const exported = await exportKept(kept);
    if (exported.ok) download('hong-kong-mahjong.json', exported.text);
    setMessage(exported.ok ? (exported.hasHistory ? '' : words.exportedPart) : words.exportFailed);
  };
  const agree = async (to: Asked) => {
    const done = to.ask === 'erase' ? await eraseKept(kept) : await importBackup(kept, to.backup);
    if (done) reload();
    else setMessage(to.ask === 'erase' ? words.eraseFailed : words.refused.storage);
  };
  return (
    <>
      <p>{note}</p>
      <WithoutNetwork />
      <DataRow note={words.exportNote}>
        <Button onClick={() => void exportAll()}>{words.export}</Button>
      </DataRow>
      <SetAside />
      {isElsewhere ? (
        <p className="note">{words.elsewhere}</p>
      ) : (
        <>
          <DataRow note={words.importNote}>
            <FileButton
              label={words.import}
              accept=".json,application/json"
              onText={(text) => void take(text)}
            />
          </DataRow>
          <DataRow note={words.eraseNote}>
            <Button onClick={() => setQuestion({ ask: 'erase' })}>{words.erase}</Button>
          </DataRow>
        </>
      )}
      <p role="status">{message}</p>
      {question && (
        <Question
          title={question.ask === 'erase' ? words.eraseAsk : words.importAsk}
          note={question.ask === 'erase' ? words.eraseLong : words.importLong(question)}
          no={words.keep}
          yes={question.ask === 'erase' ? words.eraseYes : words.importYes}
          onYes={() => void agree(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** What of the app is there without a network. Nothing is said where the browser keeps none of it. */
function WithoutNetwork() {
  const { offline: words } = useWords(settingsWords);
  const { hasAllOffline } = useStores();
  const [hasAll, setHasAll] = useState<boolean | null>(null);
  useEffect(() => void hasAllOffline?.().then(setHasAll), [hasAllOffline]);
  return hasAll === null ? null : <p>{hasAll ? words.all : words.opened}</p>;
}

/** The save that was set aside last: to look at, or to delete. */
function SetAside() {
  const { setAside: words } = useText();
  const aside = useMatch(({ setAside }) => setAside);
  const drop = useMatch(({ dropSetAside }) => dropSetAside);
  if (!aside) return null;
  return (
    <DataRow note={words.note}>
      <Button onClick={() => download('mahjong-save.json', aside.text)}>{words.download}</Button>
      {aside.why !== 'newer' && <Button onClick={drop}>{words.drop}</Button>}
    </DataRow>
  );
}

function DataRow({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <div className="choice data-row">
      <p className="note">{note}</p>
      {children}
    </div>
  );
}
