/** The dialogs of the page; at most one is open. */
export type DialogName =
  | 'menu'
  | 'settings'
  | 'keys'
  | 'about'
  | 'tools'
  | 'switches'
  | 'items'
  | 'scores'
  | 'won'
  | 'leave'
  | 'abandon'
  | 'restart';
