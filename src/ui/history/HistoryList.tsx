import { useMemo } from 'react';
import { asksDigests, NO_SEARCH, worstIn } from '../../store/records/searchHistory';
import { SHOWN_BEST } from '../../store/records/shownBest';
import type { HistoryEntry } from '../../store/types';
import { formatPoints } from '../coach/scale';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { HistoryRow } from './HistoryRow';
import type { RowDeed } from './HistoryRow';
import { SearchBar } from './search/SearchBar';
import type { SearchedHistory } from './search/useSearch';
import { Sums } from './Sums';
import { useDerived } from './useDerived';
import './search/search.css';
import { searchWords } from '../text';

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** The bits of the walls of challenges. */
  readonly challenges: ReadonlySet<string>;
  readonly searched: SearchedHistory;
  /** So many rows are drawn. */
  readonly drawn: number;
  readonly onDeed: (deed: RowDeed, entry: HistoryEntry) => void;
}

/** The matches that fit what is looked for, with their sums. */
export function HistoryList({ entries, challenges, searched, drawn, onDeed }: HistoryListProps) {
  const text = useText();
  const words = useWords(searchWords);
  const { search, change, found, digests } = searched;
  const bests = useDerived(SHOWN_BEST, entries).byMatch;
  const rules = useMemo(() => [...new Set(entries.map((entry) => entry.rules))], [entries]);
  const isMaking = asksDigests(search) && digests.missing > 0;
  const worstOf = ({ id }: HistoryEntry) => {
    const worst = search.mistake || search.order === 'mistake' ? worstIn(digests.byMatch.get(id)) : null;
    return worst === null || worst === 0 ? null : words.worst(formatPoints(-worst, 1));
  };
  return (
    <>
      <SearchBar search={search} rules={rules} onChange={change} />
      <p className="note" role="status">
        {words.found(found.length, entries.length)}
        {isMaking && ` ${words.reading(digests.missing)}`}
      </p>
      {found.length === 0 ? (
        <p className="row">
          {words.none} <Button onClick={() => change(NO_SEARCH)}>{words.reset}</Button>
        </p>
      ) : (
        <>
          <Sums entries={found} />
          <ul className="columns history-list" aria-label={text.history.matches}>
            {found.slice(0, drawn).map((entry) => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                isChallenge={entry.seed !== undefined && challenges.has(entry.seed)}
                worst={worstOf(entry)}
                best={bests.get(entry.id)}
                onDeed={onDeed}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
