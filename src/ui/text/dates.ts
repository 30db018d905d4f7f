import type { Language } from '../../store/settings';
import { cardOf } from './languages';

/** Date and time in the chosen language, in the browser's form of it where it has one. `at`: milliseconds since 1970. `wanted`: the browser's languages. */
export function dateWords(at: number, language: Language, wanted: readonly string[]): string {
  const own = wanted.find((each) => each.startsWith(`${language}-`) && isTag(each));
  return new Date(at).toLocaleString(own ?? cardOf(language).dates, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** Some browsers name the language of the system as that writes it: `en-US@posix`. */
function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
}

/** A date (`YYYY-MM-DD`) in words, with its year. `locale`: the language's `dates`. */
export function dayWords(date: string, locale: string): string {
  // At noon it is this date whatever the clocks do.
  return new Date(`${date}T12:00`).toLocaleDateString(locale, { dateStyle: 'long' });
}
