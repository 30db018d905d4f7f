import { createContext, useContext } from 'react';

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
