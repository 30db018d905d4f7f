import { useFullText } from '../context';
import { FileButton } from '../controls/FileButton';
import { useHistory } from './useHistory';

/** Takes a record file into the history and says what came of it. */
export function ImportButton({ onDone }: { readonly onDone: (message: string) => void }) {
  const text = useFullText();
  const importText = useHistory((state) => state.importText);
  const take = async (file: string) => {
    const result = await importText(file);
    onDone(result.ok ? text.history.imported(result.kept) : text.history.refused(result));
  };
  return (
    <FileButton
      label={text.history.import}
      accept=".json,.jsonl,application/json"
      onText={(file) => void take(file)}
    />
  );
}
