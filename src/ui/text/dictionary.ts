import type { Language } from '../../store/settings';

/** The words of one part of the interface. Each language is loaded when it is needed. */
export interface Dictionary<T> {
  /** Loads the words of a language and shows them wherever it is the one in use. */
  readonly load: (language: Language) => Promise<void>;
  /** The words in a language. While they are loading, those of another language. Null if there are none yet. */
  readonly of: (language: Language) => T | null;
  /** The words in any language. */
  readonly now: () => T | null;
  /** Calls `tell` whenever words have been loaded. Gives a function that stops this. */
  readonly watch: (tell: () => void) => () => void;
}

export function dictionary<T>(loaders: Readonly<Record<Language, () => Promise<T>>>): Dictionary<T> {
  const loaded = new Map<Language, T>();
  const loading = new Map<Language, Promise<void>>();
  const watchers = new Set<() => void>();
  const any = () => [...loaded.values()][0] ?? null;
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
    of: (language) => loaded.get(language) ?? any(),
    now: any,
    watch: (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
