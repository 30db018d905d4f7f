import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand/vanilla';
import type { GameStore } from '../../store/types';
import { timesNow } from './running';

const INPUTS = ['pointerdown', 'keydown'] as const;

/** Fades one screen into the next, if the browser can. Gives a function that stops it. */
export function fadeScreens(game: StoreApi<GameStore>): () => void {
  const { startMatch, showResult, nextDeal, goHome } = game.getState();
  game.setState({
    startMatch: (config) => change(() => startMatch(config)),
    // A match resumed at a finished deal has no table to fade from.
    showResult: () => (document.querySelector('.table') ? change(showResult, 'result') : showResult()),
    nextDeal: () => change(nextDeal),
    goHome: () => change(goHome),
  });
  return () => game.setState({ startMatch, showResult, nextDeal, goHome });
}

/** `arrives`: what the new screen is, where the style sheet lets it come in its own way. */
function change(run: () => void, arrives?: 'result'): void {
  const times = timesNow();
  if (!times || times.isReduced || !('startViewTransition' in document)) return run();
  const { dataset } = document.documentElement;
  if (arrives) dataset['arrives'] = arrives;
  const transition = document.startViewTransition(() => flushSync(run));
  const skip = () => transition.skipTransition();
  for (const name of INPUTS) addEventListener(name, skip, true);
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    for (const name of INPUTS) removeEventListener(name, skip, true);
    delete dataset['arrives'];
  });
}
