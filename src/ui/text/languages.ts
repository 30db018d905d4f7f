/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../../store/settings';
import type { Person } from '../../store/types';

/** What a page knows of a language before any word of it is loaded: `languages/<tag>/index.ts`. */
export interface LanguageCard {
  /** What the language calls itself. */
  readonly name: string;
  /** The tag of the language whose words stand in for missing ones; null for the one that all others end at. */
  readonly fallback: Language | null;
  /** Words may be missing: a test lists them. Without it, it fails for each. */
  readonly isDraft?: true;
  /** The tags of browsers that it answers to. */
  readonly answers: RegExp;
  /** The tag by which dates are written. */
  readonly dates: string;
  /** The names of the players. Records are kept with them, whatever language they are read in. */
  readonly people: Readonly<Record<Person, string>>;
  /** Whoever shared a match: in its record that player is called as one's own is. */
  readonly sender: string;
}

const cards = import.meta.glob<LanguageCard>('../languages/*/index.ts', {
  eager: true,
  import: 'language',
});

/** The languages by tag, as their folders are called. */
export const LANGUAGES: Readonly<Record<Language, LanguageCard>> = Object.fromEntries(
  Object.entries(cards).map(([path, card]) => [path.split('/').at(-2) ?? '', card]),
);

/** The language that all others end at: every word is there. */
export const WHOLE = Object.keys(LANGUAGES).find((tag) => LANGUAGES[tag]?.fallback === null) ?? '';

/** The card of a language; that of the whole one for a language that is not there (any more). */
export function cardOf(language: Language): LanguageCard {
  const card = LANGUAGES[language] ?? LANGUAGES[WHOLE];
  if (!card) throw new Error('There is no language without a fallback.');
  return card;
}

/** A language and those that stand in for it, one after the other. */
export function chainOf(language: Language): readonly Language[] {
  const known = LANGUAGES[language] ?? LANGUAGES[withoutLast(language)];
  const fallback = LANGUAGES[language] ? cardOf(language).fallback : known ? withoutLast(language) : WHOLE;
  return fallback === null ? [language] : [language, ...chainOf(fallback)];
}

/** A tag without its last part: the language of a tag that adds the terms wanted. */
function withoutLast(tag: Language): Language {
  return tag.slice(0, Math.max(0, tag.lastIndexOf('-')));
}

/** The language for a browser that wants this one. Drafts are chosen in the settings alone. */
export function languageFor(wanted: string): Language {
  const answering = ([, { answers, isDraft }]: readonly [Language, LanguageCard]) =>
    !isDraft && answers.test(wanted);
  return Object.entries(LANGUAGES).find(answering)?.[0] ?? WHOLE;
}
