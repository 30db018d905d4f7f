import type { ChangeEvent } from 'react';
import './fileButton.css';

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
    const text = await file.text();
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
