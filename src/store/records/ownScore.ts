import { rankOf } from '../selectors/rank';
import type { Rank } from '../selectors/rank';
import type { HistoryEntry } from '../types';

/** Where the one person of a match stands in it. */
export interface OwnScore extends Rank {
  readonly score: number;
}

/** Null where nobody sat as you, or more than one; entries of older versions do not say. */
export function ownScore({ bots, scores, foreign }: HistoryEntry): OwnScore | null {
  if (foreign) return null;
  const people = (bots ?? []).flatMap((bot, player) =>
    bot === null && player < scores.length ? [player] : [],
  );
  const [own] = people;
  if (own === undefined || people.length > 1) return null;
  const score = scores[own] ?? 0;
  return { ...rankOf(scores, score), score };
}
