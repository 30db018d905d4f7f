import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { beforePaint } from './beforePaint';
import { animate, timesNow } from './running';
import './curtain.css';

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

/** Pixels that a curtain is larger than its list: the own row of the payments is as much wider. */
const OUT = 8;

/**
 * Covers each list with a curtain that goes down at the pace of its rows, one list after the other. The compositor
 * moves it; rows that came one by one would cost the page two pictures each.
 */
function uncover(page: HTMLElement, pace: number): void {
  const lists = [...page.querySelectorAll<HTMLElement>(LISTS)].map((list) => ({
    card: list.closest('.card'),
    rows: list.querySelectorAll('tr, li').length,
    curtain: curtainOver(list),
  }));
  for (const { card, curtain } of lists) card?.append(curtain);
  let before = 0;
  for (const { curtain, rows } of lists) {
    const timing = { delay: before * pace, duration: rows * pace, fill: 'both' } as const;
    before += rows;
    animate(curtain, [{}, { transform: 'scaleY(0)' }], { ...timing, over });
    // In one picture, once the last is down.
    function over(): void {
      if (curtain === lists.at(-1)?.curtain) for (const each of lists) each.curtain.remove();
    }
  }
}

function curtainOver({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): HTMLElement {
  const curtain = document.createElement('span');
  curtain.className = 'curtain';
  Object.assign(curtain.style, {
    left: `${offsetLeft - OUT}px`,
    top: `${offsetTop - OUT}px`,
    width: `${offsetWidth + 2 * OUT}px`,
    height: `${offsetHeight + OUT}px`,
  });
  return curtain;
}

const GAP = 18;
