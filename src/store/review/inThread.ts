import type { Advisor } from '../../coach/advisor';
import { ownDecisions } from '../../coach/review/ownDecisions';
import type { OwnDecisions } from '../../coach/review/ownDecisions';
import { reviewDecision } from '../../coach/review/reviewDecision';
import type { GameRecord } from '../../engine/record';
import type { SeatView } from '../../engine/view';
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
export class Reviewer {
  private readonly ports: ReviewerPorts;
  private last: Replayed | null = null;

  constructor(ports: ReviewerPorts) {
    this.ports = ports;
  }

  async review(wish: ReviewWish, say: (news: ReviewNews) => void): Promise<void> {
    try {
      const { hands, error } = (await this.replayed(wish)).own;
      const decisions = hands[wish.hand];
      if (!decisions) throw new Error(error ?? `There is no hand ${wish.hand + 1}.`);
      say({ type: 'begun', total: decisions.length });
      const [first] = decisions;
      const advisor = first ? await this.ports.learn(first.view) : null;
      if (first && !advisor)
        return say({ type: 'refused', why: 'no-coach', detail: 'There is no coach for this.' });
      for (const decision of decisions.slice(wish.known))
        if (advisor) say({ type: 'judged', decision: reviewDecision(decision, advisor, 'quick') });
      say({ type: 'done' });
    } catch (error) {
      say({ type: 'refused', why: 'failed', detail: String(error) });
    }
  }

  private async replayed({ record, player }: ReviewWish): Promise<Replayed> {
    if (this.last?.record === record && this.last.player === player) return this.last;
    const read = JSON.parse(record) as GameRecord;
    await this.ports.load(read.rules);
    this.last = { record, player, own: ownDecisions(read, player) };
    return this.last;
  }
}
