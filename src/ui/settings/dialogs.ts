import type { DialogPanelName } from '../panels/panels';

/** The dialogs of the page; at most one is open. */
export type DialogName =
  | DialogPanelName
  | 'menu'
  | 'settings'
  | 'keys'
  | 'about'
  | 'items'
  | 'won'
  | 'leave'
  | 'abandon'
  | 'restart';
