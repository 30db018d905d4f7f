/** The dialogs of the page; at most one is open. */
export type DialogName =
  | 'menu'
  | 'settings'
  | 'keys'
  | 'about'
  | 'tools'
  | 'switches'
  | 'scores'
  | 'won'
  | 'leave'
  | 'abandon'
  | 'restart';
