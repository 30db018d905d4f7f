import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { gamesIn } from '../src/loadGame';
import { games } from '../src/rule-sets/registry';
import { LANGUAGES } from './support/languages';
import { ExchangeTray, Notices, TableLater } from '../src/ui/lateParts';
import { layers } from '../src/ui/live/layers';
import { preloadLate } from '../src/ui/preload';
import { MatchExtras } from '../src/ui/screens/NewMatch';
import { appWords, rulesWords, settingsWords } from '../src/ui/text';
import { installHistory } from './browserHistory';
import { HANGS } from './hangs';

configure({ asyncUtilTimeout: HANGS, asyncWrapper: withoutAct });

// Files share one page, which a download may have led away: each begins as on one that was just opened.
(Reflect.get(window, 'happyDOM') as { setURL: (url: string) => void }).setURL('http://localhost:3000/');
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();
installHistory(window);
// A step through the history that the last file left on its way is over.
layers.listen(() => undefined)();
window.dispatchEvent(new PopStateEvent('popstate'));

/** Nothing is laid out here: who waits for a layout has it at once. */
class Layouts implements ResizeObserver {
  readonly observe: () => void;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;

  constructor(laidOut: ResizeObserverCallback) {
    this.observe = () => laidOut([], this);
  }
}
window.ResizeObserver = Layouts;

await Promise.all([
  ExchangeTray.preload(),
  Notices.preload(),
  TableLater.preload(),
  MatchExtras.preload(),
  ...[appWords, settingsWords, rulesWords].flatMap(({ load }) => LANGUAGES.map(load)),
  ...games().flatMap(({ id }) => [
    preloadLate('en', id),
    ...LANGUAGES.map((language) => gamesIn(() => language).read(id)),
  ]),
]);

afterEach(async () => {
  cleanup();
  // What lay over the page takes its entries out of the history: the next test begins after that.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
});

// A part that is on its way when the page goes is an error, and would be missing for the next file.
afterAll(() => vi.dynamicImportSettled());

/**
 * Goes on at once when what a test waits for is on the page. The library's own one lets one timer pass, in which
 * effects mostly run: a test that leans on them unasked would fail once in many runs, here it fails in each.
 */
async function withoutAct<T>(waiting: () => Promise<T>): Promise<T> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await waiting();
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
