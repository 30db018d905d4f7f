import { useSyncExternalStore } from 'react';

/** The layouts of the table. */
export type Layout = 'desktop' | 'landscape' | 'portrait';

interface Screen {
  readonly layout: Layout;
  readonly on: string;
  /** What else the screen is, by name. */
  readonly words: Readonly<Record<string, string>>;
}

/** The first that fits is taken. All thresholds of the table's sheets and scripts stand here. */
const SCREENS = [
  {
    layout: 'desktop',
    on: '(min-width: 1000px) and (min-height: 640px)',
    words: {
      narrow: '(max-width: 1239.98px)',
      slim: '(max-width: 1540px)',
      short: '(max-height: 799.98px)',
      /** Room below what lies before the seat on the left. */
      roomy: '(min-width: 1440px) and (min-height: 780px)',
      /** Room on both sides of the mat. */
      wide: '(min-width: 2300px) and (min-aspect-ratio: 23/10)',
    },
  },
  {
    layout: 'landscape',
    on: '(min-width: 560px) and (min-aspect-ratio: 5/4)',
    words: {
      narrow: '(max-width: 779.98px)',
      /** Rivers lie in rows of five. */
      fives: '(max-width: 779.98px) and (max-aspect-ratio: 19/10)',
      lowest: '(max-height: 339.98px)',
    },
  },
  {
    layout: 'portrait',
    on: 'all',
    words: {
      phone: '(max-width: 559.98px)',
      slim: '(max-width: 419.98px)',
      narrow: '(max-width: 359.98px)',
      /** Room for a line for every meld of a side seat. */
      high: '(max-aspect-ratio: 47/100), (max-height: 760px) and (max-aspect-ratio: 49/100)',
      short: '(max-height: 760px)',
      low: '(max-height: 700px)',
      lowest: '(max-height: 600px)',
      /** Small phones: what lies before the others is told by one tile each, and long rivers are folded. */
      compact: '(max-width: 559.98px) and (max-height: 700px)',
      shallow: '(max-width: 559.98px) and (max-height: 629.98px)',
      /** The hand lies in one row. */
      'one-row': '(min-width: 640px)',
      tablet: '(min-width: 640px) and (max-aspect-ratio: 77/100)',
    },
  },
] as const satisfies readonly Screen[];

type WordsOf<S> = S extends { layout: infer L; words: infer W } ? L | keyof W : never;

/** What the root of the page can carry in `data-layout`. */
export type ScreenWord = WordsOf<(typeof SCREENS)[number]>;

export const SCREEN_WORDS = SCREENS.flatMap(({ layout, words }) => [layout, ...Object.keys(words)]);

/** The layout for a screen and its further words, as the root of the page carries them in `data-layout`. */
export function layoutWords(matches: (query: string) => boolean): string {
  const screen = SCREENS.find(({ on }) => matches(on));
  if (!screen) return 'portrait';
  const words = Object.entries(screen.words).filter(([, query]) => matches(query));
  return [screen.layout, ...words.map(([word]) => word)].join(' ');
}

const measured = () => layoutWords((query) => window.matchMedia(query).matches);
const current = () => document.documentElement.dataset['layout'] ?? measured();

const heard = new Set<() => void>();

function hear(onChange: () => void): () => void {
  heard.add(onChange);
  return () => heard.delete(onChange);
}

/** Writes the words to the root of the page, now and whenever they change; `onChange` is told then. */
export function followScreen(onChange: () => void = () => undefined): void {
  const root = document.documentElement;
  const write = () => {
    const words = measured();
    if (root.dataset['layout'] === words) return;
    root.dataset['layout'] = words;
    for (const tell of heard) tell();
  };
  write();
  hear(onChange);
  for (const { on, words } of SCREENS) {
    for (const query of [on, ...Object.values(words)]) {
      window.matchMedia(query).addEventListener('change', write);
    }
  }
}

/** Whether the root carries this word now. */
export function isScreen(word: ScreenWord): boolean {
  return current().split(' ').includes(word);
}

/** The same as `isScreen`, also when that changes. */
export function useIsScreen(): (word: ScreenWord) => boolean {
  const words = useSyncExternalStore(hear, current);
  return (word) => words.split(' ').includes(word);
}

/** Whether the root carries this word, also when that changes. */
export function useScreen(word: ScreenWord): boolean {
  return useSyncExternalStore(hear, () => isScreen(word));
}

export function useLayout(): Layout {
  return useSyncExternalStore(
    hear,
    () => SCREENS.find(({ layout }) => isScreen(layout))?.layout ?? 'portrait',
  );
}
