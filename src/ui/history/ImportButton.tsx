import { useState } from 'react';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { FileButton } from '../controls/FileButton';
import { useHistory } from './useHistory';
import { searchWords } from '../text';

/** Takes a record file into the history, says what came of it, and asks whose the new matches are. */
export function ImportButton({ onDone }: { readonly onDone: (message: string) => void }) {
  const text = useText();
  const words = useWords(searchWords);
  const importText = useHistory((state) => state.importText);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const take = async (file: string) => {
    const result = await importText(file);
    onDone(result.ok ? words.imported(result.added.length, result.known) : text.history.refused(result));
    if (result.ok) setAsked(result.added);
  };
  return (
    <>
      <FileButton
        label={text.history.import}
        accept=".json,.jsonl,application/json"
        onText={(file) => void take(file)}
      />
      {asked.length > 0 && <Whose ids={asked} onClose={() => setAsked([])} />}
    </>
  );
}

interface WhoseProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** A file does not tell who played. Until it is said, the matches count as somebody else's. */
function Whose({ ids, onClose }: WhoseProps) {
  const { whose } = useWords(searchWords);
  const mark = useHistory((state) => state.mark);
  const agree = () => {
    onClose();
    void mark(ids, false).catch(() => null);
  };
  return (
    <Dialog title={whose.title} onClose={onClose}>
      <p>{whose.note}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{whose.other}</Button>
        <Button look="main" onClick={agree}>
          {whose.mine}
        </Button>
      </div>
    </Dialog>
  );
}
