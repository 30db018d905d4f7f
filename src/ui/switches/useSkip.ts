import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useGame } from '../context';

/** Milliseconds: a press within them after a skip was meant for the skip, and answers nothing. */
const SETTLES = 300;
/** What a press is meant for, where it is not the felt. */
const OTHERS = 'button, a, input, [data-tile], .melds, [data-folded], .rack, .ready, .tray:not(.tray--idle)';

interface Skip {
  /** For the felt: others are skipped. */
  readonly onClick: (event: MouseEvent) => void;
  /** For all of the table: what opens a question does not answer it. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

export function useSkip(): Skip {
  const skipAhead = useGame((state) => state.skipAhead);
  const skippedFrom = useGame((state) => state.skippedFrom);
  const opened = useRef(-Infinity);
  useEffect(() => {
    if (skippedFrom !== null) opened.current = performance.now();
  }, [skippedFrom]);
  return {
    onClick: ({ target }) => {
      if (target instanceof Element && !target.closest(OTHERS)) skipAhead();
    },
    onClickCapture: (event) => {
      if (performance.now() - opened.current < SETTLES) event.stopPropagation();
    },
  };
}
