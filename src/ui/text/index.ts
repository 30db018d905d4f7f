import type { Language } from '../../store/settings';
import type { Text } from './en';

export type { Text } from './en';

const loaders: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => (await import('./en')).en,
  'zh-Hant-HK': async () => (await import('./zhHantHK')).zhHantHK,
};

const loaded = new Map<Language, Text>();
const watchers = new Set<() => void>();

/** Loads the words of a language and shows them wherever it is the one in use. */
export async function loadText(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  loaded.set(language, await loaders[language]());
  for (const tell of watchers) tell();
}

/** The words in a language; those of another while they are on their way. */
export function textOf(language: Language): Text {
  const text = loaded.get(language) ?? [...loaded.values()][0];
  if (!text) throw new Error('No words are loaded yet.');
  return text;
}

/** Calls `tell` whenever words have been loaded; gives the way to stop it. */
export function watchText(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant-HK': '繁體中文' };

/** The word for a code; a code nobody has a word for stands for itself. */
export function wordFor(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
