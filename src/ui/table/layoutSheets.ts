import { lazyOnce } from '../../store/lazyOnce';
import { followScreen, isScreen } from './screen';

const desktop = lazyOnce(() => import('./desktop/index.css'));
const small = lazyOnce(() => import('./small'));

/** Loads the style sheet of the screen in use. */
export async function loadLayout(): Promise<void> {
  await (isScreen('desktop') ? desktop : small).load();
}

/** Says which screen is in use, and loads the style sheet of each one which the page changes to. */
export function followLayout(): void {
  followScreen(() => void loadLayout().catch(() => null));
}

/** Loads both: a window can be made smaller. */
export async function preloadLayouts(): Promise<void> {
  await Promise.all([desktop.load(), small.load()]);
}
