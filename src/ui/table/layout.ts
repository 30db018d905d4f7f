import { useCallback, useSyncExternalStore } from 'react';
import type { Place } from '../../store/seats';

/** The layouts of the table; the style sheets are chosen by the same conditions. */
export type Layout = 'desktop' | 'landscape' | 'portrait';

/** Screens with room for three or four lines of melds beside the wall. */
const THREE_LINES = '(max-width: 559.98px) and (min-height: 760.02px) and (max-aspect-ratio: 47/100)';
const FOUR_LINES = '(min-width: 640px) and (max-width: 999.98px) and (max-aspect-ratio: 77/100)';
/** Room on both sides of the mat. */
const WIDE = '(min-width: 2300px) and (min-aspect-ratio: 23/10)';
const DESKTOP = '(min-width: 1000px) and (min-height: 640px)';
const LANDSCAPE = '(min-width: 560px) and (min-aspect-ratio: 5/4)';

/** Whether this media query holds, also when that changes. */
function useMatches(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}

export function useLayout(): Layout {
  const isLarge = useMatches(DESKTOP);
  const isLandscape = useMatches(LANDSCAPE);
  if (isLarge) return 'desktop';
  return isLandscape ? 'landscape' : 'portrait';
}

/** On how many lines a seat's melds lie. */
export function useMeldLines(layout: Layout, place: Place, count: number): number {
  const hasThree = useMatches(THREE_LINES);
  const hasFour = useMatches(FOUR_LINES);
  if (place === 'self') return count;
  if (layout === 'portrait' && place === 'across') return count > 2 ? 2 : 1;
  return hasFour ? 4 : hasThree ? 3 : 2;
}

export function useIsWide(): boolean {
  return useMatches(WIDE);
}

/** Whether the wall is going to be drawn: it is loaded before it is needed. */
export function isDesktop(): boolean {
  return window.matchMedia(DESKTOP).matches;
}
