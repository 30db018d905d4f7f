import type { Language } from '../../store/settings';

/** Words of one part of the interface in every language, loaded by language. */
export interface Dictionary<T> {
  /** Loads the words of a language and shows them wherever it is the one in use. */
  readonly load: (language: Language) => Promise<void>;
  /** The words in a language; those of another while they are on their way; null while there are none. */
  readonly of: (language: Language) => T | null;
  /** Calls `tell` whenever words have been loaded; gives the way to stop it. */
  readonly watch: (tell: () => void) => () => void;
}

export function dictionary<T>(loaders: Readonly<Record<Language, () => Promise<T>>>): Dictionary<T> {
  const loaded = new Map<Language, T>();
  const loading = new Map<Language, Promise<void>>();
  const watchers = new Set<() => void>();
  const fetchWords = async (language: Language): Promise<void> => {
    try {
      loaded.set(language, await loaders[language]());
    } catch (error) {
      loading.delete(language);
      throw error;
    }
    for (const tell of watchers) tell();
  };
  return {
    load: (language) => {
      const words = loading.get(language) ?? fetchWords(language);
      loading.set(language, words);
      return words;
    },
    of: (language) => loaded.get(language) ?? [...loaded.values()][0] ?? null,
    watch: (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
