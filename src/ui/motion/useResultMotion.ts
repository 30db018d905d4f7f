import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { beforePaint } from './beforePaint';
import { animate, hide, timesNow } from './running';

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
    const appear = () =>
      animate(row, [{ opacity: 0, transform: 'translateY(4px)' }, {}], {
        duration: ms.fade,
        easing: ease.out,
      });
    // Rows that wait for their turn are not painted: the layers of all of them in one frame would be too much.
    if (at === 0) appear();
    else hide(row, at * ms.instant, appear);
  });
}

const GAP = 18;
