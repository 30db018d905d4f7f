import { END_SIZE, endPlace } from '../../src/bots/card/cardForesight';
import type { CardEnds } from '../../src/bots/card/cardForesight';
import { pointsOf } from '../../src/bots/rollouts/points';
import { OUTCOMES, outcomeFor } from '../../src/bots/value/network';
import type { Deal, Seat } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';

const OWN = OUTCOMES.indexOf('won');
const DIGITS = 3;

/** Counts how deals end for the seats that are watched, in a game with a card. */
export class EndTally {
  private deal: Deal | null = null;
  private seen: { readonly seat: Seat; readonly place: number }[] = [];
  private readonly counts = Array.from({ length: END_SIZE }, () => OUTCOMES.map(() => 0));
  private readonly sums = Array.from({ length: END_SIZE }, () => OUTCOMES.map(() => 0));
  private squares = 0;

  /** The deal is looked at again once it is over. */
  add(view: SeatView, deal: Deal): void {
    if (deal !== this.deal) this.close();
    this.deal = deal;
    if (view.phase.type === 'play') this.seen.push({ seat: view.seat, place: endPlace(view) });
  }

  ends(): Omit<CardEnds, 'odds'> {
    this.close();
    const all = this.counts.flat().reduce((sum, each) => sum + each, 0);
    const ends = this.counts.map((counts, place) => {
      const sumOf = (from: number, to: number) => counts.slice(from, to).reduce((sum, each) => sum + each, 0);
      const [own, others] = [sumOf(0, OWN + 1), sumOf(OWN + 1, OUTCOMES.length)];
      return counts.map((count, at): readonly [number, number] => [
        rounded(count / Math.max(1, at <= OWN ? own : others)),
        rounded(this.sums[place]![at]! / Math.max(1, count)),
      ]);
    });
    return { noise: rounded(Math.sqrt(this.squares / Math.max(1, all))), ends };
  }

  private close(): void {
    const { deal } = this;
    if (!deal) return;
    const points = pointsOf(deal, null);
    for (const { seat, place } of this.seen) {
      const at = OUTCOMES.indexOf(outcomeFor(deal.wins, seat));
      const worth = at <= OWN ? (deal.wins[0]?.sheet.lines[0]?.value ?? 1) : 1;
      this.counts[place]![at]!++;
      this.sums[place]![at]! += points[seat]! / worth;
      this.squares += points[seat]! ** 2;
    }
    this.seen = [];
  }
}

function rounded(number: number): number {
  return Number(number.toPrecision(DIGITS));
}
