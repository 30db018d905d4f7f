import type { Advisor } from '../../coach/advisor';
import { ownDecisions } from '../../coach/review/ownDecisions';
import type { OwnDecisions } from '../../coach/review/ownDecisions';
import { reviewDecision } from '../../coach/review/reviewDecision';
import type { GameRecord } from '../../engine/record';
import type { SeatView } from '../../engine/view';
import type { Job } from '../threads/serve';
import type { ReviewNews, ReviewWish } from './reviewPort';

export interface ReviewerPorts {
  /** Loads the rules of a game. */
  readonly load: (rules: GameRecord['rules']) => Promise<void>;
  /** Loads what the coach knows of a table; null where there is no coach for it. */
  readonly learn: (view: SeatView) => Promise<Advisor | null>;
}

/** The decisions of a record that was replayed. */
interface Replayed {
  readonly record: string;
  readonly player: number;
  readonly own: OwnDecisions;
}

/** Reviews hands one at a time; the hands of one match are replayed once. */
export function reviewerWith({ load, learn }: ReviewerPorts): Job<ReviewWish, ReviewNews> {
  let last: Replayed | null = null;
  const replayed = async ({ record, player }: ReviewWish): Promise<OwnDecisions> => {
    if (last?.record === record && last.player === player) return last.own;
    const read = JSON.parse(record) as GameRecord;
    await load(read.rules);
    last = { record, player, own: ownDecisions(read, player) };
    return last.own;
  };
  return async (wish, { tell }) => {
    const { hands, error } = await replayed(wish);
    const decisions = hands[wish.hand];
    if (!decisions) throw new Error(error ?? `There is no hand ${wish.hand + 1}.`);
    tell({ type: 'begun', total: decisions.length });
    const [first] = decisions;
    const advisor = first ? await learn(first.view) : null;
    if (first && !advisor)
      return tell({ type: 'refused', why: 'no-coach', detail: 'There is no coach for this.' });
    for (const decision of decisions.slice(wish.known))
      if (advisor) tell({ type: 'judged', decision: reviewDecision(decision, advisor, 'quick') });
    tell({ type: 'done' });
  };
}
