import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Place } from '../../store/facts/seats';

/** The layouts of the table; the style sheets are chosen by the same conditions. */
export type Layout = 'desktop' | 'landscape' | 'tablet' | 'portrait';

/** Upright phones with room for a line for every meld of a side seat. */
const HIGH = '(max-aspect-ratio: 47/100), (max-height: 760px) and (max-aspect-ratio: 49/100)';
const TABLET = '(min-width: 640px) and (max-width: 999.98px) and (max-aspect-ratio: 77/100)';
/** Room on both sides of the mat. */
const WIDE = '(min-width: 2300px) and (min-aspect-ratio: 23/10)';
const DESKTOP = '(min-width: 1000px) and (min-height: 640px)';
const LANDSCAPE = '(min-width: 560px) and (min-aspect-ratio: 5/4)';

/** Whether this media query holds, also when that changes. */
function useMatches(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const follow = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    follow,
    useCallback(() => list.matches, [list]),
  );
}

export function useLayout(): Layout {
  const isLarge = useMatches(DESKTOP);
  const isLandscape = useMatches(LANDSCAPE);
  const isTablet = useMatches(TABLET);
  if (isLarge) return 'desktop';
  if (isTablet) return 'tablet';
  return isLandscape ? 'landscape' : 'portrait';
}

/** On how many lines a seat's melds lie. */
export function useMeldLines(layout: Layout, place: Place, count: number): number {
  const isHigh = useMatches(HIGH);
  if (place === 'self') return count;
  if (layout === 'landscape') return 2;
  if (place === 'across') return count > 2 ? 2 : 1;
  return layout === 'tablet' || isHigh ? 4 : 2;
}

export function useIsWide(): boolean {
  return useMatches(WIDE);
}

/** Whether the wall is going to be drawn: it is loaded before it is needed. */
export function isDesktop(): boolean {
  return window.matchMedia(DESKTOP).matches;
}
