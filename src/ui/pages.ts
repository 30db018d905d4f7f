import { createContext, useContext } from 'react';

/** What the home screen can give way to. */
export type PageName = 'home' | 'history' | 'lesson';

export const PagesContext = createContext<(page: PageName) => void>(() => undefined);

/** Opens one of the pages instead of the home screen. */
export function useOpenPage(): (page: PageName) => void {
  return useContext(PagesContext);
}
