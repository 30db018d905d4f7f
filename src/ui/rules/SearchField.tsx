import type { KeyboardEvent } from 'react';
import { IconButton } from '../controls/buttons';
import type { RulesTexts } from '../text/enRules';

interface SearchFieldProps {
  readonly own: RulesTexts;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The one field; Escape clears it before it closes anything. */
export function SearchField({ own, query, onChange }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <search className="rules-search">
      <input
        type="search"
        aria-label={own.search}
        placeholder={own.search}
        value={query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && <IconButton icon="close" label={own.clear} onClick={() => onChange('')} />}
    </search>
  );
}
