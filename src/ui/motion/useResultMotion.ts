import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { beforePaint } from './beforePaint';
import { animate, timesNow } from './running';

/** Lists of the score and of what it costs, each on a card of its own. */
const LISTS = '.card--items table, .steps, .card--payments ul';

/** The groups of the winning hand part, and the rows of the score come into sight in order. */
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
  if (!isReduced) uncover(page, ms.instant);
}

/**
 * A curtain over each list goes down at the pace of its rows, one list after the other. It is one picture that the
 * compositor moves: rows that came one by one would each cost the page two pictures.
 */
function uncover(page: HTMLElement, pace: number): void {
  const lists = [...page.querySelectorAll<HTMLElement>(LISTS)].map((list) => ({
    card: list.closest('.card'),
    top: list.offsetTop,
    height: list.offsetHeight,
    rows: list.querySelectorAll('tr, li').length,
  }));
  const curtains = lists.map(({ card, top, height }) => {
    const curtain = document.createElement('span');
    curtain.className = 'curtain';
    curtain.style.top = `${top}px`;
    curtain.style.height = `${height}px`;
    card?.append(curtain);
    return curtain;
  });
  let before = 0;
  for (const [at, { rows }] of lists.entries()) {
    const isLast = at === lists.length - 1;
    animate(curtains[at]!, [{}, { transform: 'scaleY(0)' }], {
      delay: before * pace,
      duration: rows * pace,
      fill: 'both',
      // All are taken away in one frame.
      ...(isLast && { over: () => curtains.forEach((curtain) => curtain.remove()) }),
    });
    before += rows;
  }
}

const GAP = 18;
