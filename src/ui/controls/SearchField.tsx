import type { KeyboardEvent } from 'react';
import { IconButton } from './buttons';
import './searchField.css';

interface SearchFieldProps {
  /** What it searches. */
  readonly label: string;
  readonly clear: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** One field to search with; Escape clears it before it closes anything. */
export function SearchField({ label, clear, query, onChange }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <search className="search-field">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && <IconButton icon="close" label={clear} onClick={() => onChange('')} />}
    </search>
  );
}
