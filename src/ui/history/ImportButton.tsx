import type { ChangeEvent } from 'react';
import { useText } from '../context';
import { useHistory } from './useHistory';

/** Takes a record file into the history and says what came of it. */
export function ImportButton({ onDone }: { readonly onDone: (message: string) => void }) {
  const text = useText();
  const importText = useHistory((state) => state.importText);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const result = await importText(await file.text());
    target.value = '';
    onDone(result.ok ? text.history.imported(result.kept) : text.history.refused(result.error));
  };
  return (
    <label className="button button--plain file-button">
      <span>{text.history.import}</span>
      <input type="file" accept=".json,.jsonl,application/json" onChange={(event) => void take(event)} />
    </label>
  );
}
