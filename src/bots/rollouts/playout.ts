import { advance } from '../../engine/advance';
import { legalActions } from '../../engine/legalActions';
import type { Random } from '../../engine/random';
import { copyDeal, hasSeat } from '../../engine/state';
import type { Action, Deal, DealEvent, Seat } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import type { Bot } from '../bot';
import { pointsOf } from './points';

/**
 * How to play a future. Every seat plays by `policy`. After some own turns it stops, and the position there is valued
 * in points.
 */
export interface Players {
  readonly policy: Bot;
  readonly random: Random;
  readonly turns: number;
  readonly worth: (view: SeatView, action: Action) => number;
  /** What a limit hand is paid as, as the total of its sheet; null: as it is. */
  readonly most: number | null;
  /** The points that are paid for one of those that worth is told in. */
  readonly unit: number;
}

/**
 * What a choice brings this seat in an imagined deal: the points of the deal, or where it lasts longer than so many
 * of its own turns, what its position is worth then.
 */
export function playout(imagined: Deal, action: Action, players: Players): number {
  const future = new Future(copyDeal(imagined), action.seat, players);
  return future.play(action);
}

class Future {
  private readonly deal: Deal;
  private readonly seat: Seat;
  private readonly players: Players;
  private readonly events: DealEvent[] = [];
  private turnsLeft: number;
  private worth: number | null = null;

  constructor(deal: Deal, seat: Seat, players: Players) {
    this.deal = deal;
    this.seat = seat;
    this.players = players;
    this.turnsLeft = players.turns;
  }

  play(action: Action): number {
    this.answer(action);
    while (this.deal.pending && this.worth === null) this.answer(null);
    return this.worth ?? pointsOf(this.deal, this.players.most)[this.seat]! / this.players.unit;
  }

  /** All seats asked decide before any answer is given; `given` is that of the own seat. */
  private answer(given: Action | null): void {
    const { deal, players } = this;
    const { waiting } = deal.pending!;
    const answers: Action[] = [];
    for (let seat = 0; seat < deal.seats.length; seat++) {
      if (!hasSeat(waiting, seat)) continue;
      if (given && seat === this.seat) {
        answers.push(given);
        continue;
      }
      const view = seatView(deal, seat);
      const choice = players.policy.decide(view, legalActions(deal, seat), players.random);
      if (seat === this.seat && choice.type === 'discard' && this.turnsLeft-- === 0) {
        this.worth = players.worth(view, choice);
        return;
      }
      answers.push(choice);
    }
    for (const each of answers) advance(deal, each, this.events);
  }
}
