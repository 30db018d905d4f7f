import type { Language } from '../../store/settings';

/** English dates where the browser names no English of its own: as Hong Kong writes them. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', 'zh-Hant-HK': 'zh-Hant-HK' };

/** Date and time in the chosen language, in the browser's form of it where it has one. `at`: milliseconds since 1970. `wanted`: the browser's languages. */
export function dateWords(at: number, language: Language, wanted: readonly string[]): string {
  const own = wanted.find((each) => each.startsWith(`${language}-`));
  return new Date(at).toLocaleString(own ?? LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
}

/** A date (`YYYY-MM-DD`) in words, with its year. */
export function dayWords(date: string, language: Language): string {
  // At noon it is this date whatever the clocks do.
  return new Date(`${date}T12:00`).toLocaleDateString(LOCALES[language], { dateStyle: 'long' });
}
