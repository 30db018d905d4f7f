import { useId, useState } from 'react';
import { NO_SEARCH, ORDERS, PERIODS, RESULTS } from '../../../store/records/searchHistory';
import type { HistorySearch, Period } from '../../../store/records/searchHistory';
import type { RuleSetId } from '../../../engine/types';
import { Button } from '../../controls/buttons';
import { Picker } from '../../controls/Select';
import { SearchField } from '../../controls/SearchField';
import { Switch } from '../../controls/Segmented';
import { useGameName } from '../../useGameName';
import { useWords } from '../../context';
import { searchWords } from '../../text';

interface SearchBarProps {
  readonly search: HistorySearch;
  /** The games that were played. */
  readonly rules: readonly RuleSetId[];
  readonly onChange: (part: Partial<HistorySearch>) => void;
}

const FILTERS = [
  'rules',
  'period',
  'result',
  'limit',
  'mistake',
] as const satisfies readonly (keyof HistorySearch)[];

/** What is looked for, and in which order; the filters open below it. */
export function SearchBar({ search, rules, onChange }: SearchBarProps) {
  const words = useWords(searchWords);
  const id = useId();
  const active = FILTERS.filter((name) => search[name] !== NO_SEARCH[name]).length;
  const [isOpen, setOpen] = useState(active > 0);
  return (
    <section className="history-search" aria-label={words.search}>
      <SearchField
        label={words.search}
        clear={words.clear}
        query={search.query}
        onChange={(query) => onChange({ query })}
      />
      <Picker
        isLabelUnseen
        label={words.order}
        values={ORDERS}
        value={search.order}
        wordFor={(order) => words.orders[order]}
        onChange={(order) => onChange({ order })}
      />
      <Button
        icon={isOpen ? 'close' : 'sort'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.filters(active)}
      </Button>
      <div id={id} className="card columns history-filters" hidden={!isOpen}>
        {isOpen && <Filters {...{ search, rules, onChange }} />}
      </div>
    </section>
  );
}

function Filters({ search, rules, onChange }: SearchBarProps) {
  const words = useWords(searchWords);
  const nameOf = useGameName();
  return (
    <>
      <Picker
        isLabelUnseen
        label={words.game}
        values={['', ...rules]}
        value={search.rules ?? ''}
        wordFor={(rule) => (rule === '' ? words.anyGame : nameOf(rule))}
        onChange={(rule) => onChange({ rules: rule === '' ? null : rule })}
      />
      <Picker
        isLabelUnseen
        label={words.period}
        values={Object.keys(PERIODS) as Period[]}
        value={search.period}
        wordFor={(period) => words.periods[period]}
        onChange={(period) => onChange({ period })}
      />
      <Picker
        isLabelUnseen
        label={words.result}
        values={RESULTS}
        value={search.result}
        wordFor={(result) => words.results[result]}
        onChange={(result) => onChange({ result })}
      />
      <Switch label={words.limit} on={search.limit} onChange={(limit) => onChange({ limit })} />
      <Switch label={words.mistake} on={search.mistake} onChange={(mistake) => onChange({ mistake })} />
      <p className="note">{words.mistakeNote}</p>
    </>
  );
}
