import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ExampleBook } from '../../engine/example';
import type { RuleSetId } from '../../engine/types';
import { optionsOf } from '../../store/selectors/optionList';
import { differing } from '../../store/selectors/presets';
import type { Language } from '../../store/settings';
import { useText, useGame, useSettings, useStores, useWords } from '../context';
import type { RulesWords } from '../languages/en/rules';
import { findGameWords } from '../text/gameWords';
import type { Drawing } from './context';
import { readPage } from './page';
import type { Section } from './page';
import { pageUrl, useLoaded } from './pages';
import { useLoading } from '../useLoading';
import { find, indexOf, searchWords } from './search';
import type { Found } from './search';
import type { PageWords, Wording } from './terms';
import { rulesWords } from '../text';
import { LANGUAGES, WHOLE } from '../text/languages';

/** What is said of a game that is not there. */
const NO_WORDS: PageWords = { items: {}, options: {}, presets: {}, situations: {}, units: {} };

/** The words of these rules in the language in use, as far as they are loaded. */
export function useWording(rules: RuleSetId): Wording {
  const language = useSettings((settings) => settings.language);
  const text = useText();
  const own = useWords(rulesWords);
  const game = useGameWordsIn(rules, language);
  return useMemo(() => ({ rules, language, text, own, game }), [rules, language, text, own, game]);
}

const never = () => () => undefined;

/** The words of a game in one language, in which they are loaded while somebody shows them. */
function useGameWordsIn(rules: RuleSetId, language: Language | null): PageWords {
  const words = findGameWords(rules);
  useEffect(() => {
    if (language !== null) void words?.load(language);
  }, [words, language]);
  return useSyncExternalStore(words?.watch ?? never, () => words?.of(language ?? WHOLE) ?? NO_WORDS);
}

/** What a page is made of besides its text: null until it is loaded with its game. */
interface LoadedBook {
  readonly book: ExampleBook | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useBook(rules: RuleSetId): LoadedBook {
  const { games } = useStores();
  const { value, failed, retry } = useLoading(useCallback(() => games.read(rules), [games, rules]));
  return { book: value ?? null, failed, retry };
}

/** A page, or what is loaded of it. */
export interface LoadedPage {
  readonly own: RulesWords;
  readonly sections: readonly Section[] | null;
  readonly book: ExampleBook | null;
  /** Why there is nothing to read, in words. */
  readonly problem: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useSections({ own, rules, language }: Wording): LoadedPage {
  const url = pageUrl(rules, language);
  const page = useLoaded(url);
  const { book, ...loading } = useBook(rules);
  const { text } = page;
  const sections = useMemo(
    () => (text === null || !book ? null : readPage(text, book.examples, Object.keys(optionsOf(rules)))),
    [text, book, rules],
  );
  const failed = page.failed || loading.failed;
  const problem = url === null ? own.unknown : failed ? own.failed : sections ? null : own.loading;
  const retry = () => {
    page.retry();
    loading.retry();
  };
  return { own, sections, book, problem, failed, retry };
}

/** What of the page holds what is looked for, in either language; null while nothing is. */
export function useFound({ sections, book }: LoadedPage, wording: Wording, query: string): Found | null {
  const { rules, language } = wording;
  const words = useMemo(() => searchWords(query), [query]);
  const isLooking = words.length > 0;
  const other = [WHOLE, ...Object.keys(LANGUAGES)].find((each) => each !== language) ?? language;
  const { text } = useLoaded(isLooking ? pageUrl(rules, other) : null);
  const game = useGameWordsIn(rules, isLooking ? other : null);
  const index = useMemo(
    () => sections && book && indexOf(sections, wording, book.examples),
    [sections, book, wording],
  );
  const otherIndex = useMemo(() => {
    if (text === null || !book) return null;
    const page = readPage(text, book.examples, Object.keys(optionsOf(rules)));
    return indexOf(page, { ...wording, game }, book.examples);
  }, [text, book, rules, wording, game]);
  return useMemo(() => {
    if (!sections || !index || words.length === 0) return null;
    return find(sections, words, otherIndex ? [index, otherIndex] : [index]);
  }, [sections, words, index, otherIndex]);
}

/** The options of the match under way, if it is played by these rules. */
export function useMatchOf(rules: RuleSetId): Drawing['match'] {
  const match = useGame((state) => state.match);
  return useMemo(() => {
    if (match?.rules !== rules) return null;
    return { options: match.options, changed: differing(rules, match.options) };
  }, [match, rules]);
}
