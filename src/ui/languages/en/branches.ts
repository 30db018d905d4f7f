/** What is said of hands that were played on. */
export const words = {
  title: 'Played on',
  note: 'The same wall and the same opponents: only choices differ.',
  match: 'In the match',
  turn: (turn: number, now: string, then: string) => `Turn ${turn}: ${now}. In the match: ${then}.`,
  letGo: (who: string) => `${who} let it go`,
  same: 'It went the same way.',
  wonBy: (names: readonly string[]) => `${names.join(' and ')} won`,
  drawn: 'nobody won',
  more: (points: string) => `${points} more than in the match`,
  less: (points: string) => `${points} less than in the match`,
  equal: 'as much as in the match',
  replay: 'Replay',
  remove: 'Remove',
  removed: 'Removed.',
  removeFailed: 'The browser did not remove it.',
  playOn: 'Play on',
  from: (turn: number) => `From your choice in turn ${turn}`,
  nowhere: 'You have no choice in this hand from here on.',
  kept: 'A hand that is played to its end is kept beside the match. It never counts.',
  table: 'This table',
  leave: 'Leave this table',
  leaveNote: 'A hand that is not over is not kept.',
  toReplay: 'Back to the replay',
};

export type BranchWords = typeof words;
