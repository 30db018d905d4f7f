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
import { pageUrl, readText, useLoaded } from './pages';
import { useLoading } from '../useLoading';
import { find, indexOf, searchWords } from './search';
import type { Found } from './search';
import type { PageWords, Wording } from './terms';
import { rulesWords } from '../text';
import { LANGUAGES } from '../text/languages';

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
function useGameWordsIn(rules: RuleSetId, language: Language): PageWords {
  const words = findGameWords(rules);
  useEffect(() => void words?.load(language), [words, language]);
  return useSyncExternalStore(words?.watch ?? never, () => words?.of(language) ?? NO_WORDS);
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

/** A page and the words of its game in another language. */
interface OtherPage {
  readonly text: string;
  readonly game: PageWords;
}

/** The page in all other languages, as far as they come. */
async function othersOf(rules: RuleSetId, language: Language): Promise<readonly OtherPage[]> {
  const words = findGameWords(rules);
  const others = Object.keys(LANGUAGES).filter((each) => each !== language);
  const pages = others.map(async (each) => {
    const url = pageUrl(rules, each);
    if (url === null) return [];
    const [text] = await Promise.all([readText(url), words?.load(each)]);
    return [{ text, game: words?.of(each) ?? NO_WORDS }];
  });
  return (await Promise.allSettled(pages)).flatMap((page) => (page.status === 'fulfilled' ? page.value : []));
}

/** What of the page holds what is looked for, in any language; null while nothing is. */
export function useFound({ sections, book }: LoadedPage, wording: Wording, query: string): Found | null {
  const { rules, language } = wording;
  const words = useMemo(() => searchWords(query), [query]);
  const loadOthers = useCallback(() => othersOf(rules, language), [rules, language]);
  const { value: others } = useLoading(words.length > 0 ? loadOthers : null);
  const index = useMemo(
    () => sections && book && indexOf(sections, wording, book.examples),
    [sections, book, wording],
  );
  const otherIndexes = useMemo(() => {
    if (!others || !book) return [];
    return others.map(({ text, game }) => {
      const page = readPage(text, book.examples, Object.keys(optionsOf(rules)));
      return indexOf(page, { ...wording, game }, book.examples);
    });
  }, [others, book, rules, wording]);
  return useMemo(() => {
    if (!sections || !index || words.length === 0) return null;
    return find(sections, words, [index, ...otherIndexes]);
  }, [sections, words, index, otherIndexes]);
}

/** The options of the match under way, if it is played by these rules. */
export function useMatchOf(rules: RuleSetId): Drawing['match'] {
  const match = useGame((state) => state.match);
  return useMemo(() => {
    if (match?.rules !== rules) return null;
    return { options: match.options, changed: differing(rules, match.options) };
  }, [match, rules]);
}
