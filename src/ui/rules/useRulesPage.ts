import { useMemo } from 'react';
import type { RuleSetId } from '../../engine/types';
import { optionsOf } from '../../store/facts/optionList';
import { differing } from '../../store/facts/presets';
import { LANGUAGES } from '../../store/settings';
import { useFullText, useGame, useSettings, useWordsOf } from '../context';
import { optionTexts } from '../text/optionTexts';
import type { RulesTexts } from '../text/enRules';
import { rulesTexts } from '../text/rulesTexts';
import type { Drawing } from './context';
import { readPage } from './page';
import type { Section } from './page';
import { pageUrl, useLoaded } from './pages';
import termsUrl from './searchTerms.txt?url&no-inline';
import { find, indexOf, searchWords } from './search';
import type { Found } from './search';
import type { Wording } from './terms';

/** The words of these rules in the language in use. */
export function useWording(rules: RuleSetId): Wording {
  const language = useSettings((settings) => settings.language);
  const text = useFullText();
  const own = useWordsOf(rulesTexts);
  return useMemo(
    () => ({ rules, language, text, own, options: optionTexts[language] }),
    [rules, language, text, own],
  );
}

/** A page, or what is loaded of it. */
export interface LoadedPage {
  readonly own: RulesTexts;
  readonly sections: readonly Section[] | null;
  /** Why there is nothing to read, in words. */
  readonly problem: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useSections({ own, rules, language }: Wording): LoadedPage {
  const url = pageUrl(rules, language);
  const { text, failed, retry } = useLoaded(url);
  const sections = useMemo(
    () => (text === null ? null : readPage(text, rules, Object.keys(optionsOf(rules)))),
    [text, rules],
  );
  const problem = url === null ? own.unknown : failed ? own.failed : sections ? null : own.loading;
  return { own, sections, problem, failed, retry };
}

/** What of the page holds what is looked for, in either language; null while nothing is. */
export function useFound(sections: readonly Section[] | null, wording: Wording, query: string): Found | null {
  const { rules, language } = wording;
  const words = useMemo(() => searchWords(query), [query]);
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  const { text } = useLoaded(words.length > 0 ? pageUrl(rules, other) : null);
  const terms = useLoaded(words.length > 0 ? termsUrl : null).text ?? '';
  const index = useMemo(() => sections && indexOf(sections, wording, terms), [sections, wording, terms]);
  const otherIndex = useMemo(() => {
    if (text === null) return null;
    const page = readPage(text, rules, Object.keys(optionsOf(rules)));
    return indexOf(page, { ...wording, options: optionTexts[other] }, terms);
  }, [text, rules, wording, other, terms]);
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
