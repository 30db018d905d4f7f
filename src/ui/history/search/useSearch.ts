import { useCallback, useMemo, useState } from 'react';
import { asksDigests, findMatches, NO_SEARCH } from '../../../store/records/searchHistory';
import type { HistorySearch } from '../../../store/records/searchHistory';
import type { DerivedState } from '../../../store/records/derived';
import { DIGEST } from '../../../store/statistics/digest';
import type { Digest } from '../../../store/statistics/digest';
import { dateOf } from '../../../store/dates';
import { knownBot } from '../../../store/selectors/knownBot';
import type { HistoryEntry } from '../../../store/types';
import { useText, useSettings, useStores, useWords } from '../../context';
import { dateWords } from '../../text/dates';
import { useToday } from '../../today';
import { useDerived } from '../useDerived';
import { namesIn } from '../replay/replayPeople';
import { searchWords } from '../../text';
import { cardOf } from '../../text/languages';
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
  const wordsOf = useEntryWords(challenges);
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

/** All that the list says of a match in words: its game, date, players and their levels, and what stands beside it. */
function useEntryWords(challenges: ReadonlySet<string>): (entry: HistoryEntry) => string {
  const text = useText();
  const words = useWords(searchWords);
  const { cards } = useStores().games;
  const language = useSettings((settings) => settings.language);
  return useCallback(
    (entry: HistoryEntry) => {
      const { rules, at, bots = [], hands, complete, seed } = entry;
      const game = cards.find(({ id }) => id === rules);
      const card = game && gameCard(game.words, language);
      const levels = bots.map((bot) => knownBot(bot).level);
      return [
        card?.long ?? rules,
        card?.name ?? '',
        // A date can be looked for as it stands in file names, too.
        ...(at > 0 ? [dateWords(at, language, navigator.languages), dateOf(at)] : []),
        ...namesIn(entry, text, cardOf(language).sender),
        ...levels.flatMap((level) => (level ? text.setUp.opponent[level] : [])),
        text.history.line(hands, complete),
        ...(seed !== undefined && challenges.has(seed) ? [text.history.challenge] : []),
        ...(entry.foreign ? [words.foreign] : []),
        ...(entry.practice ? [text.history.practice] : []),
        ...(entry.coached ? [text.history.coached] : []),
      ].join(' ');
    },
    [cards, language, text, words, challenges],
  );
}
