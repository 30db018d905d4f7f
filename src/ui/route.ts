import { useLayoutEffect } from 'react';
import { bareAddress, layersIn } from './live/layers';
import type { PageName } from './pages';
import type { DialogName } from './settings/dialogs';

/** What an address may open over the home screen. */
export type Route =
  | { readonly page: Exclude<PageName, 'home'> }
  | { readonly dialog: LinkedDialog }
  | { readonly standings: true };

const PAGES = ['history', 'lesson', 'practice'] as const;
const DIALOGS = ['settings', 'about', 'keys'] as const satisfies readonly DialogName[];

type LinkedDialog = (typeof DIALOGS)[number];

export const STANDINGS_ADDRESS = '#standings';

/** The address of a page or dialog; null where it has none. */
export function addressOf(name: PageName | DialogName): string | null {
  return [...PAGES, ...DIALOGS].some((each) => each === name) ? `#${name}` : null;
}

/** What the address names: `#history`, `#/history` and `#history/more` are the same. Null for anything else. */
export function routeIn(hash: string): Route | null {
  const [head = ''] = hash.replace(/^#\/?/, '').split('/');
  const page = PAGES.find((each) => each === head);
  if (page) return { page };
  const dialog = DIALOGS.find((each) => each === head);
  if (dialog) return { dialog };
  return `#${head}` === STANDINGS_ADDRESS ? { standings: true } : null;
}

/** Opens what the address names, at once and whenever somebody changes the address. */
export function useRoute(open: (route: Route) => void): void {
  useLayoutEffect(() => {
    const follow = () => {
      const route = routeIn(location.hash);
      if (!route) return;
      // The entry stands for what lies below; what is opened gets one of its own.
      if (!layersIn(history.state)) history.replaceState({ layers: 0 }, '', bareAddress());
      open(route);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);
}
