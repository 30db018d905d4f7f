import type { ChangeEvent } from 'react';
import './fileButton.css';

/** Bytes: some hundred times what a long history needs. */
const LONGEST = 100_000_000;

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onText: (text: string) => void;
}

/** Asks for a file and gives its text. */
export function FileButton({ label, accept, onText }: FileButtonProps) {
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // What is so long is none of the app's files: it is refused as any other text.
    const text = file.size > LONGEST ? '' : await file.text().catch(() => '');
    target.value = '';
    onText(text);
  };
  return (
    <label className="button button--plain file-button">
      <span>{label}</span>
      <input type="file" accept={accept} onChange={(event) => void read(event)} />
    </label>
  );
}
