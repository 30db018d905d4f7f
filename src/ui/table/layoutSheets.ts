import { lazyOnce } from '../../store/lazyOnce';
import { followScreen, isScreen } from './screen';

const desktop = lazyOnce(() => import('./desktop/index.css'));
const small = lazyOnce(() => import('./small'));

const load = async () => (isScreen('desktop') ? desktop : small).load();

/** Loads the style sheet of the screen in use, and from now on that of each screen which the page changes to. */
export async function followLayout(): Promise<void> {
  followScreen(() => void load().catch(() => null));
  await load();
}

/** Loads both: a window can be made smaller. */
export async function preloadLayouts(): Promise<void> {
  await Promise.all([desktop.load(), small.load()]);
}
