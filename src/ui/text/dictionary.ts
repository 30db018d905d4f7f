import type { Language } from '../../store/settings';
import { chainOf } from './languages';

/** Words of which some may be missing. */
export type Draft<T> = T extends (...told: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [Name in keyof T]?: Draft<T[Name]> }
      : T;

/** Loads a file of words, by language. A language may have none: then others stand in for it. */
export type WordFiles<T> = Readonly<Record<Language, () => Promise<Draft<T>>>>;

/** The words of one part of the interface. Each language is loaded when it is needed. */
export interface Dictionary<T> {
  /** Loads the words of a language, and of those that stand in for it, and shows them wherever it is the one in use. */
  readonly load: (language: Language) => Promise<void>;
  /** The words in a language. While they are loading, those of another language. Null if there are none yet. */
  readonly of: (language: Language) => T | null;
  /** The words in any language. */
  readonly now: () => T | null;
  /** Calls `tell` whenever words have been loaded. Gives a function that stops this. */
  readonly watch: (tell: () => void) => () => void;
}

/** A dictionary of these files. `first`: words that are there from the start. */
export function dictionary<T extends object>(
  files: WordFiles<T>,
  first: Readonly<Record<Language, T>> = {},
): Dictionary<T> {
  const loaded = new Map<Language, T>(Object.entries(first));
  const loading = new Map<Language, Promise<void>>();
  const watchers = new Set<() => void>();
  const any = () => [...loaded.values()][0] ?? null;
  const fetchWords = async (language: Language): Promise<void> => {
    try {
      const chain = chainOf(language).toReversed();
      const parts = await Promise.all(chain.map(async (each) => first[each] ?? files[each]?.()));
      loaded.set(language, parts.reduce<unknown>(overlaid, {}) as T);
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

/** Words with others on top of them; what those lack stays. */
function overlaid(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(under) || !isRecord(over)) return over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, overlaid(under[name], over[name])]));
}

function isRecord(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === 'object' && words !== null && Object.getPrototypeOf(words) === Object.prototype;
}
