import type { Language } from '../../store/settings';
import { dictionary } from './dictionary';
import { en } from './en';
import type { Text } from './en';
import type { LaterText } from './enLater';

export type { Text } from './en';

/** The words that every screen may need. English comes with the app: most visitors wait for one file less. */
export const firstWords = dictionary<Text>({
  en: () => Promise.resolve(en),
  'zh-Hant-HK': async () => (await import('./zhHantHK')).zhHantHK,
});

/** All words but those of a screen of its own. */
export type FullText = Text & LaterText;

/** The same with those that the first hand can do without. */
export const fullWords = dictionary<FullText>({
  en: async () => ({ ...en, ...(await import('./enLater')).enLater }),
  'zh-Hant-HK': async () => ({
    ...(await import('./zhHantHK')).zhHantHK,
    ...(await import('./zhHantHKLater')).zhHantHKLater,
  }),
});

/** The words in a language. While they are loading, those of another. */
export function textOf(language: Language): Text {
  const text = firstWords.of(language);
  if (!text) throw new Error('No words are loaded yet.');
  return text;
}

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant-HK': '繁體中文' };

/** The word for a code; a code nobody has a word for stands for itself. */
export function wordFor(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
