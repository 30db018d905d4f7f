import { lazyOnce } from '../../store/lazyOnce';
import { COMPACT, DESKTOP, isDesktop, LANDSCAPE } from './layout';

const desktop = lazyOnce(() => import('./desktop/index.css'));
const lying = lazyOnce(() => import('./landscape/index.css'));
const upright = lazyOnce(() => import('./portrait/index.css'));
/** For tables of three, over `upright`. */
const uprightOfThree = lazyOnce(() => import('./portrait/threeSeats.css'));
/** The sheet of small phones; also used for crowded melds on any phone. */
export const compact = lazyOnce(() => import('./compact'));
/** What only some sizes take besides. */
const further = [
  [`${COMPACT}, (max-width: 359.98px)`, compact],
  ['(min-width: 640px) and (max-width: 999.98px)', lazyOnce(() => import('./portrait/wide.css'))],
  ['(min-width: 1000px) and (max-width: 1239.98px)', lazyOnce(() => import('./desktop/narrow.css'))],
] as const;

/** Loads the style sheet of the layout in use. */
async function loadSheet(): Promise<void> {
  const small = window.matchMedia(LANDSCAPE).matches ? lying : upright;
  await (isDesktop() ? desktop : small).load();
  const wanted = further.filter(([query]) => window.matchMedia(query).matches);
  await Promise.all(wanted.map(([, sheet]) => sheet.load()));
}

/** Loads the style sheet of the layout in use, and from now on that of each layout which the page changes to. */
export async function followLayout(): Promise<void> {
  for (const query of [DESKTOP, LANDSCAPE, ...further.map(([each]) => each)]) {
    window.matchMedia(query).addEventListener('change', () => void loadSheet().catch(() => null));
  }
  await loadSheet();
}

/** Loads them all: a window can be made smaller, a phone can be turned, and another game can have other seats. */
export async function preloadLayouts(): Promise<void> {
  const sheets = [desktop, lying, upright, uprightOfThree, ...further.map(([, sheet]) => sheet)];
  await Promise.all(sheets.map((sheet) => sheet.load()));
}
