import { createContext, useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The pages that can take the place of the home screen. */
export type PageName =
  | 'home'
  | 'history'
  | 'statistics'
  | 'lesson'
  | 'practice'
  | 'calculator'
  | 'day'
  | 'watch'
  | 'share'
  | 'house-rules';

export const PagesContext = createContext<(page: PageName) => void>(() => undefined);

/** Opens one of the pages instead of the home screen. */
export function useOpenPage(): (page: PageName) => void {
  return useContext(PagesContext);
}

/** What was left for home. */
export interface WayBack {
  /** Whether one has come back, and is not beginning. */
  readonly isBack: () => boolean;
  /** Whether one has come back from this page; true once only. */
  readonly take: (page: PageName) => boolean;
}

export const WayBackContext = createContext<WayBack>({ isBack: () => false, take: () => false });

/** For what opens a page from home: it has the focus again when the page is left. */
export function useReturnFrom<T extends HTMLElement>(page: PageName): RefObject<T | null> {
  const element = useRef<T>(null);
  const { take } = useContext(WayBackContext);
  useEffect(() => {
    if (take(page)) element.current?.focus({ preventScroll: true });
  }, [take, page]);
  return element;
}
