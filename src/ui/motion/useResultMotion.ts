import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { beforePaint } from './beforePaint';
import { animate, timesNow } from './running';

const ROWS = '.card--items tr, .step, .payment';

/** The groups of the winning hand part, and the rows of the score appear in order. */
export function useResultMotion(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = page;
    if (current) beforePaint(current, () => moveParts(current));
  }, []);
  return page;
}

function moveParts(page: HTMLElement): void {
  const times = timesNow();
  if (!times) return;
  const { ms, ease, isReduced } = times;
  const timing = { duration: ms.reveal, easing: ease.settle };
  for (const groups of page.querySelectorAll('.win-groups')) {
    const middle = (groups.children.length - 1) / 2;
    [...groups.children].forEach((group, at) => {
      const closed = { opacity: 0, transform: `translateX(${(middle - at) * GAP}px)` };
      animate(group, [isReduced ? { opacity: 0 } : closed, {}], timing);
    });
  }
  if (isReduced) return;
  page.querySelectorAll(ROWS).forEach((row, at) => {
    const frames = [{ opacity: 0, transform: 'translateY(4px)' }, {}];
    animate(row, frames, { delay: at * ms.instant, duration: ms.fade, easing: ease.out });
  });
}

const GAP = 18;
