import { lazyOnce } from '../../store/lazyOnce';
import { followScreen, isScreen } from './screen';

const desktop = lazyOnce(() => import('./desktop/index.css'));
const lying = lazyOnce(() => import('./landscape/index.css'));
const upright = lazyOnce(() => import('./portrait/index.css'));
/** For tables of three, over `upright`. */
const uprightOfThree = lazyOnce(() => import('./portrait/threeSeats.css'));
/** The sheet of small phones; also used for crowded melds on any phone. */
export const compact = lazyOnce(() => import('./compact'));
const oneRow = lazyOnce(() => import('./portrait/wide.css'));
const narrow = lazyOnce(() => import('./desktop/narrow.css'));

/** The sheets of a screen in the order in which they go over each other: all its words stand at the root. */
const SHEETS = [
  ['desktop', desktop],
  ['landscape', lying],
  ['portrait', upright],
  ['compact', compact],
  ['portrait narrow', compact],
  ['one-row', oneRow],
  ['desktop narrow', narrow],
] as const;

/** Loads the style sheets of the screen in use. */
async function loadSheets(): Promise<void> {
  const wanted = SHEETS.filter(([words]) => words.split(' ').every((word) => isScreen(word)));
  for (const [, sheet] of wanted) await sheet.load();
}

/** Loads the style sheets of the screen in use, and from now on those of each that the page changes to. */
export async function followLayout(): Promise<void> {
  followScreen(() => void loadSheets().catch(() => null));
  await loadSheets();
}

/** Loads them all: a window can be made smaller, a phone can be turned, and another game can have other seats. */
export async function preloadLayouts(): Promise<void> {
  const sheets = [desktop, lying, upright, uprightOfThree, compact, oneRow, narrow];
  await Promise.all(sheets.map((sheet) => sheet.load()));
}
