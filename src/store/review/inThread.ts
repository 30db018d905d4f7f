import type { Advisor } from '../../coach/advisor';
import { ownDecisions } from '../../coach/review/ownDecisions';
import type { OwnDecision } from '../../coach/review/ownDecisions';
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
  readonly hands: readonly (readonly OwnDecision[])[];
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
      const { hands } = await this.replayed(wish);
      const decisions = hands[wish.hand] ?? [];
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
    const hands = ownDecisions(read, player);
    if (!hands.ok) throw new Error(hands.error);
    this.last = { record, player, hands: hands.value };
    return this.last;
  }
}
