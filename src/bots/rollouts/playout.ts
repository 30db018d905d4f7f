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

/** Who plays a future, and how far. */
export type Course = Pick<Players, 'policy' | 'random' | 'turns'>;

/**
 * Where a future stopped: the deal is over, or (`ahead`) it lasted longer than was asked for and this seat would now
 * make this choice.
 */
export interface FutureEnd {
  readonly deal: Deal;
  readonly ahead: { readonly view: SeatView; readonly action: Action } | null;
}

/**
 * What a choice brings this seat in an imagined deal: the points of the deal, or where it lasts longer than so many
 * of its own turns, what its position is worth then.
 */
export function playout(imagined: Deal, action: Action, players: Players): number {
  const { deal, ahead } = playFuture(imagined, action, players);
  if (ahead) return players.worth(ahead.view, ahead.action);
  return pointsOf(deal, players.most)[action.seat]! / players.unit;
}

/** Plays an imagined deal on from a choice of one seat; `imagined` stays as it is. */
export function playFuture(imagined: Deal, action: Action, course: Course): FutureEnd {
  return new Future(copyDeal(imagined), action.seat, course).play(action);
}

class Future {
  private readonly deal: Deal;
  private readonly seat: Seat;
  private readonly course: Course;
  private readonly events: DealEvent[] = [];
  private turnsLeft: number;
  private ahead: FutureEnd['ahead'] = null;

  constructor(deal: Deal, seat: Seat, course: Course) {
    this.deal = deal;
    this.seat = seat;
    this.course = course;
    this.turnsLeft = course.turns;
  }

  play(action: Action): FutureEnd {
    this.answer(action);
    while (this.deal.pending && this.ahead === null) this.answer(null);
    return { deal: this.deal, ahead: this.ahead };
  }

  /** All seats asked decide before any answer is given; `given` is that of the own seat. */
  private answer(given: Action | null): void {
    const { deal, course } = this;
    const { waiting } = deal.pending!;
    const answers: Action[] = [];
    for (let seat = 0; seat < deal.seats.length; seat++) {
      if (!hasSeat(waiting, seat)) continue;
      if (given && seat === this.seat) {
        answers.push(given);
        continue;
      }
      const view = seatView(deal, seat);
      const choice = course.policy.decide(view, legalActions(deal, seat), course.random);
      if (seat === this.seat && choice.type === 'discard' && this.turnsLeft-- === 0) {
        this.ahead = { view, action: choice };
        return;
      }
      answers.push(choice);
    }
    for (const each of answers) advance(deal, each, this.events);
  }
}
