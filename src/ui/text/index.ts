import type { Language } from '../../store/settings';
import { en } from './en';
import type { Text } from './en';
import { zhHantHK } from './zhHantHK';

export type { Text } from './en';

export const texts: Readonly<Record<Language, Text>> = { en, 'zh-Hant-HK': zhHantHK };

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant-HK': '繁體中文' };

/** The word for a code; a code nobody has a word for stands for itself. */
export function wordFor(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
