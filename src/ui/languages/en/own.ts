/** The words of what home shows of the player's own. */
export const words = {
  yours: 'Yours',
  offered: 'What there is',
  position: 'Position of the day',
  answered: 'Answered. The next one comes tomorrow.',
  unanswered: 'Not answered yet today.',
  rating: 'Your rating',
  range: (low: number, high: number) => `${low} to ${high}`,
  latest: 'Last matches',
  statistics: 'Statistics',
  offers: {
    watch: {
      title: 'Watch the bots play',
      note: 'Four bots with all hands open, at your pace, with the coach to ask.',
    },
    practice: {
      title: 'Practise decisions',
      note: 'Real decisions. Choose first, then see what each choice was worth.',
    },
    day: { title: 'Match of the day', note: 'The same four hands for everyone, each day.' },
  },
};

export type OwnHomeWords = typeof words;
