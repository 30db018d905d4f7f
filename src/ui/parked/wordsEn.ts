import { listed, points } from '../text/en';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'];

/** How far a match is, in words, and the own place and points. */
export interface Standing {
  readonly round: string;
  readonly hand: string;
  readonly place: number;
  readonly seats: number;
  readonly score: number;
}

/** What is said of the matches under way that are not open. */
export const wordsEn = {
  others: 'Other matches under way',
  underWay: 'Matches under way',
  all: (count: number): string => `All ${count} matches`,
  stands: ({ round, hand, place, seats, score }: Standing): string =>
    `${round}, ${hand}, ${ORDINALS[place] ?? place} of ${seats} with ${points(score)}`,
  against: (levels: readonly string[]): string => `Against ${listed(levels, 'and')}`,
  played: (when: string): string => `last played ${when}`,
  challenge: 'Challenge',
  dayOf: (date: string): string => `Match of ${date}`,
  resume: 'Continue',
  remove: 'Remove',
  removeAsk: 'Remove this match?',
  removeLong: 'It ends where it stands, and goes to the history as not finished.',
  keep: 'Keep it',
  removed: 'The match is removed.',
};

export type ParkedWords = typeof wordsEn;
