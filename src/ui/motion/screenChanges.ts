import { hurryUntil, nextTask } from '../live/idle';
import { renderSteps, STEPS } from '../live/RenderStep';
import { flushSync } from 'react-dom';
import type { Readable, ScreenChange, TableStore } from '../../store/types';
import { runWaiting } from './beforePaint';
import { timesNow } from './running';

const INPUTS = ['pointerdown', 'keydown'] as const;

/** Fades one screen of this table into the next, if the browser can. Gives a function that stops it. */
export function fadeScreens(game: Readable<TableStore>): () => void {
  return game.getState().changeScreensBy(changeScreen);
}

/**
 * The new screen is drawn when all of it is ready. Each part of the work is a task of its own, so that inputs are heard
 * in between.
 */
export function changeScreen({ run, before, to: arrives }: ScreenChange): void {
  const times = timesNow();
  // A match resumed at a finished deal has no table to fade from.
  if (arrives === 'result' && !document.querySelector('.table')) return run();
  if (!times || times.isReduced || !('startViewTransition' in document)) return run();
  const { dataset } = document.documentElement;
  if (arrives) dataset['arrives'] = arrives;
  const transition = document.startViewTransition(async () => {
    leaveFocus();
    if (before) {
      before();
      await nextTask();
    }
    await drawStepwise(run);
    for (const part of [layOut, runWaiting, findStyles]) {
      await nextTask();
      part();
    }
  });
  hurryUntil(transition.finished);
  // A screen that is half drawn would be seen.
  const skip = () =>
    void transition.updateCallbackDone.then(
      () => transition.skipTransition(),
      () => undefined,
    );
  for (const name of INPUTS) addEventListener(name, skip, true);
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    for (const name of INPUTS) removeEventListener(name, skip, true);
    delete dataset['arrives'];
  });
}

/** Draws a screen step by step, and finds the styles of each. */
async function drawStepwise(run: () => void): Promise<void> {
  try {
    renderSteps(0);
    flushSync(run);
    for (let steps = 1; steps <= STEPS; steps++) {
      await nextTask();
      findStyles();
      await nextTask();
      flushSync(() => renderSteps(steps));
    }
  } finally {
    renderSteps(STEPS);
  }
  await nextTask();
  findStyles();
}

/** True while a screen comes in its own way. */
export function isArriving(): boolean {
  return document.documentElement.dataset['arrives'] !== undefined;
}

/** Takes the focus off the screen that goes: removing what has it costs a layout of the page. */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The styles of all elements, which the paint would find otherwise. */
function findStyles(): void {
  void getComputedStyle(document.documentElement).color;
}

/** Where all elements lie. */
function layOut(): void {
  document.documentElement.getBoundingClientRect();
}
