import { useState } from 'react';
import { useText, useWords } from '../context';
import { FileButton } from '../controls/FileButton';
import { Question } from '../controls/Question';
import { useHistory } from './useHistory';
import { WhichPlayer } from './WhichPlayer';
import { searchWords } from '../text';

/** Takes a record file into the history, says what came of it, and asks whose the new matches are. */
export function ImportButton({ onDone }: { readonly onDone: (message: string) => void }) {
  const text = useText();
  const { imported, whose } = useWords(searchWords);
  const importText = useHistory((state) => state.importText);
  const mark = useHistory((state) => state.mark);
  // A file does not tell who played. Until it is said, its matches count as somebody else's.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const several = useHistory(({ entries }) =>
    asked.length === 1 ? entries.find(({ id, bots }) => id === asked[0] && isOfPeople(bots)) : undefined,
  );
  const take = async (file: string) => {
    const result = await importText(file);
    onDone(result.ok ? imported(result.added.length, result.known) : text.history.refused(result));
    if (result.ok) setAsked(result.added);
  };
  return (
    <>
      <FileButton
        label={text.history.import}
        accept=".json,.jsonl,application/json"
        onText={(file) => void take(file)}
      />
      {several ? (
        <WhichPlayer entry={several} onClose={() => setAsked([])} />
      ) : (
        asked.length > 0 && (
          <Question
            title={whose.title}
            note={whose.note}
            no={whose.other}
            yes={whose.mine}
            onYes={() => void mark(asked, false).catch(() => null)}
            onClose={() => setAsked([])}
          />
        )
      )}
    </>
  );
}

/** Entries of old versions do not say who was a bot. */
function isOfPeople(bots: readonly (string | null)[] = ['']): boolean {
  return bots.every((bot) => bot === null);
}
