import { useMemo, useState } from 'react';
import { asksDigests, findMatches, NO_SEARCH } from '../../../store/records/searchHistory';
import type { HistorySearch } from '../../../store/records/searchHistory';
import type { DigestState } from '../../../store/statistics/digestStore';
import type { HistoryEntry } from '../../../store/types';
import { useFullText, useSettings, useStores } from '../../context';
import { useDigests } from '../../statistics/useDigests';
import { dateWords, isoDate } from '../../text/dates';
import { nameWords } from '../replay/replayPeople';

/** A search of the history, and what it finds. */
export interface SearchedHistory {
  readonly search: HistorySearch;
  readonly change: (part: Partial<HistorySearch>) => void;
  readonly found: readonly HistoryEntry[];
  readonly digests: DigestState;
}

export function useSearch(entries: readonly HistoryEntry[]): SearchedHistory {
  const text = useFullText();
  const { cards } = useStores().games;
  const language = useSettings((settings) => settings.language);
  const [search, setSearch] = useState(NO_SEARCH);
  const [now, setNow] = useState(() => Date.now());
  const digests = useDigests(entries, asksDigests(search));
  const change = (part: Partial<HistorySearch>) => {
    setNow(Date.now());
    setSearch({ ...search, ...part });
  };
  const found = useMemo(() => {
    const wordsOf = ({ rules, at, players }: HistoryEntry) => {
      const card = cards.find(({ id }) => id === rules)?.words[language];
      // A date can be looked for as it stands in file names, too.
      const date = at > 0 ? `${dateWords(at, language, navigator.languages)} ${isoDate(at)}` : '';
      const names = players.map((name) => nameWords(name, text));
      return [card?.long ?? rules, card?.name ?? '', date, ...names].join(' ');
    };
    return findMatches(entries, search, { digests: digests.digests, now, wordsOf });
  }, [entries, search, digests.digests, now, cards, language, text]);
  return { search, change, found, digests };
}
