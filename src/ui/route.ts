import { useLayoutEffect, useRef } from 'react';
import { addressParts } from './addressParts';
import { bareAddress, layers, layersIn } from './live/layers';
import type { PageName } from './pages';
import type { DialogName } from './settings/dialogs';

/** What an address may open over the home screen. */
export type Route =
  /** `code`: what stands after the name of the page, and means something for what was shared. */
  | { readonly page: Exclude<PageName, 'home'>; readonly code: string }
  | { readonly dialog: LinkedDialog }
  /** `code`: what was open over the table or the result, in parts. */
  | { readonly screen: 'table' | 'standings'; readonly code: string };

const PAGES = [
  'history',
  'statistics',
  'lesson',
  'practice',
  'calculator',
  'day',
  'watch',
  'share',
  'house-rules',
] as const;
const DIALOGS = ['settings', 'about', 'keys'] as const satisfies readonly DialogName[];

type LinkedDialog = (typeof DIALOGS)[number];

/** The match that is kept, at its table or at the result of a hand. Phones drop pages: one that is loaded again goes on there. */
export const TABLE_ADDRESS = '#table';
export const COACH_ADDRESS = `${TABLE_ADDRESS}/coach`;
export const REVIEW_ADDRESS = `${TABLE_ADDRESS}/review`;
export const STANDINGS_ADDRESS = '#standings';
/** The bots that are watched, at their table. */
export const WATCHED_TABLE = '#watch/table';

/** The address of a page or dialog; null where it has none. `code`: what a page of something shared shows. */
export function addressOf(name: PageName | DialogName, code = ''): string | null {
  if (name === 'share') return `#share/${code}`;
  if (name === 'day' && code !== '') return `#day/${code}`;
  return [...PAGES, ...DIALOGS].some((each) => each === name) ? `#${name}` : null;
}

/** What the address names: `#history`, `#/history` and `#history/more` are the same. Null for anything else. */
export function routeIn(hash: string): Route | null {
  const [head = '', ...parts] = addressParts(hash);
  const [code = ''] = parts;
  const page = PAGES.find((each) => each === head);
  if (page) return { page, code: page === 'history' ? parts.join('/') : code };
  const dialog = DIALOGS.find((each) => each === head);
  if (dialog) return { dialog };
  return head === 'table' || head === 'standings' ? { screen: head, code: parts.join('/') } : null;
}

/** Opens what the address names, at once and whenever somebody changes the address. */
export function useRoute(open: (route: Route) => void): void {
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    const follow = () => {
      const route = routeIn(location.hash);
      if (!route) return;
      // The entry stands for what lies below; what is opened gets one of its own.
      if (!layersIn(history.state)) history.replaceState({ layers: 0 }, '', bareAddress());
      open(route);
    };
    // React runs this again when the app has waited for a part of the page: by then the address may be left behind.
    if (!isFollowed.current) follow();
    isFollowed.current = true;
    return layers.listen(follow);
  }, [open]);
}

/** Loads the page again, at home: what its address names may be what failed, or be replaced. */
export function reloadAtHome(): void {
  if (routeIn(location.hash)) history.replaceState(history.state, '', bareAddress());
  location.reload();
}
