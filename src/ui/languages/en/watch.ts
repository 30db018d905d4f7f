/** The words of the table where bots play among themselves. */
export const words = {
  title: 'Watch the bots play',
  short: 'Bots',
  note: 'Four bots play a match, with all hands open. Go on or back at any pace, change the seat, and ask the coach what it would do. Each bot is told only what its own seat may see. Your own match stays as it is.',
  start: 'Start watching',
  leave: 'Leave this table',
  over: 'The match is over.',
  coach: 'Coach',
  coachAs: (name: string) => `The coach, in ${name}’s place`,
  thinking: 'The coach is thinking.',
  nobody: 'No choice follows yet: the hand is over, or the bots have not played on.',
  noCoach: 'The coach has nothing to say about this choice.',
  /** The bot in the seat that is yours at other tables. */
  fourth: 'Fai',
};

export type WatchWords = typeof words;
