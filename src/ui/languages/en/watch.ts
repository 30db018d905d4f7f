/** The words of the table where bots play among themselves. */
export const words = {
  title: 'Watch the bots play',
  short: 'Bots',
  note: 'Four bots play a match, with all hands open. Step back and forth as you like, change the pace and the seat, and let the coach speak for one of them. Each bot is told only what its own seat may see. Your own match stays as it is.',
  bots: 'Bots',
  mixed: 'Three Steady bots and a Gentle one. No level sees hidden tiles.',
  mixedStyles: 'Bots differ in style',
  start: 'Start watching',
  /** Of the match that was watched last. */
  left: {
    title: 'Your table of bots',
    open: 'Go on watching',
    another: 'Start another match',
    replace: 'Start another match?',
    replaceNote: 'The match that you were watching goes then. It is in no history.',
    keep: 'Keep it',
    unplayable: 'The match that you were watching cannot be played by this version. It is set aside.',
  },
  elsewhere: 'Another tab is open with this app. What you watch in this one is not kept.',
  leave: 'Leave this table',
  over: 'The match is over.',
  /** Shows what was played last, and goes on from there. */
  live: 'Live',
  liveLong: 'Go on live',
  coach: 'Coach',
  coachAs: (name: string) => `The coach, for ${name}`,
  whom: 'For',
  close: 'Close the coach',
  thinking: 'The coach is thinking.',
  choosing: (name: string) => `To ${name}, who is choosing now:`,
  chose: (name: string) => `To ${name}, about the last choice:`,
  nobody: (name: string) => `${name} has had nothing to choose in this hand yet.`,
  noCoach: 'The coach has nothing to say about this choice.',
  best: (tile: string) => `${tile}, first for the coach`,
  /** The bot in the seat that is yours at other tables. */
  fourth: 'Fai',
};

export type WatchWords = typeof words;
