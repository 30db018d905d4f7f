import type { Rank } from '../../../store/selectors/rank';
import { listed, points, ranked } from './grammar';

/** How far a match is, in words, and the own place and points. */
export interface Standing extends Rank {
  readonly hand: string;
  readonly score: number;
}

/** What is said of the matches under way that are not open. */
export const words = {
  others: 'Other matches under way',
  underWay: 'Matches under way',
  all: (count: number): string => `All ${count} matches`,
  stands: ({ hand, score, ...rank }: Standing): string => `${hand}, ${ranked(rank)}, ${points(score)}`,
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

export type ParkedWords = typeof words;
