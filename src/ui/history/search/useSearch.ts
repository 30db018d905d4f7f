import { useCallback, useMemo, useState } from 'react';
import { asksDigests, findMatches, NO_SEARCH } from '../../../store/records/searchHistory';
import type { HistorySearch } from '../../../store/records/searchHistory';
import type { DerivedState } from '../../../store/records/derived';
import { DIGEST } from '../../../store/statistics/digest';
import type { Digest } from '../../../store/statistics/digest';
import { dateOf } from '../../../store/dates';
import { knownBot } from '../../../store/selectors/knownBot';
import type { HistoryEntry } from '../../../store/types';
import { useText, useSettings, useStores } from '../../context';
import { useToday } from '../../today';
import { useDerived } from '../useDerived';
import { useEntryWords } from '../useEntryWords';
import { gameCard } from '../../text/gameCard';

/** A search of the history, and what it finds. */
export interface SearchedHistory {
  readonly search: HistorySearch;
  readonly change: (part: Partial<HistorySearch>) => void;
  readonly found: readonly HistoryEntry[];
  readonly digests: DerivedState<Digest>;
}

/** `challenges`: the bits of the walls that somebody else may have played, too. */
export function useSearch(
  entries: readonly HistoryEntry[],
  challenges: ReadonlySet<string>,
): SearchedHistory {
  const wordsOf = useAllWords(challenges);
  const today = useToday();
  const [search, setSearch] = useState(NO_SEARCH);
  const digests = useDerived(DIGEST, entries, asksDigests(search));
  const change = (part: Partial<HistorySearch>) => setSearch({ ...search, ...part });
  const found = useMemo(
    () => findMatches(entries, search, { digests: digests.byMatch, today, wordsOf }),
    [entries, search, digests.byMatch, today, wordsOf],
  );
  return { search, change, found, digests };
}

/** All that the list says of a match in words, the levels of its players among them. */
function useAllWords(challenges: ReadonlySet<string>): (entry: HistoryEntry) => string {
  const { setUp } = useText();
  const { cards } = useStores().games;
  const language = useSettings((settings) => settings.language);
  const wordsOf = useEntryWords();
  return useCallback(
    (entry: HistoryEntry) => {
      const { rules, at, bots = [], seed, title = '' } = entry;
      const game = cards.find(({ id }) => id === rules);
      const card = game && gameCard(game.words, language);
      const { when, line, marks, names } = wordsOf(entry, seed !== undefined && challenges.has(seed));
      const levels = bots.map((bot) => knownBot(bot).level);
      return [
        card?.long ?? rules,
        card?.name ?? '',
        title,
        // A date can be looked for as it stands in file names, too.
        ...(when === null ? [] : [when, dateOf(at)]),
        ...names,
        ...levels.flatMap((level) => (level ? setUp.opponent[level] : [])),
        line,
        ...marks,
      ].join(' ');
    },
    [cards, language, setUp, wordsOf, challenges],
  );
}
