import { exp } from '../../../../bots/value/arithmetic';
import type { Seat } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { leftOf } from '../../data';
import { bonusOf, endOf, isForResult } from '../../match';
import type { RiichiOptions } from '../../options';
import { DEALER, SEATS } from '../../tiles';

/** How far the points of two seats drift apart in a deal: a standard deviation. */
const DRIFT = 8500;
/** Deals that one more dealer takes on average, and a round. */
const [STAYS, ROUND] = [1.4, 5.6];
/** From a normal deviation to the logistic curve that is nearest to it. */
const STEEP = 1.702;
/** What a hand that is not known may cost, in shares of what it costs on average, and how likely. */
const SPREAD: readonly (readonly [share: number, chance: number])[] = [
  [0.5, 0.4],
  [1, 0.4],
  [2, 0.2],
];
/** What a hand takes from the wall from each, as a share of what it takes from one; the dealer pays double. */
const [SHARE, DEALER_SHARE] = [0.3, 0.55];

/**
 * What points are worth to a seat. Before the last round that is themselves; in it the result of the match that they
 * bring, with what places are worth, measured in points of a round that begins evenly.
 */
export class Standing {
  private readonly view: SeatView;
  private readonly options: RiichiOptions;
  private readonly deposits: number;
  private readonly points: readonly number[] | null;
  /** By place, what it brings. */
  private readonly bonus: readonly number[] = [];
  /** By seat, who comes first of equals. */
  private readonly order: readonly number[] = [];
  private readonly number: number = 0;
  private readonly rate: number = 1;
  private readonly now: number = 0;
  private readonly known = new Map<number, number>();

  constructor(view: SeatView, options: RiichiOptions, deposits: number) {
    const { points, first } = leftOf(view);
    this.view = view;
    this.options = options;
    this.deposits = deposits;
    this.points = points && isForResult(view, options) ? points : null;
    if (!this.points) return;
    this.order = this.points.map((_, seat) => (seat - first! + SEATS) % SEATS);
    this.number = SEATS * view.prevailing + this.order[DEALER]! + 1;
    const oka = SEATS * options.returnPoints - this.points.reduce((sum, each) => sum + each, deposits);
    this.bonus = bonusOf(options).map((bonus, place) => (place === 0 ? bonus + oka : bonus));
    const between = this.bonus[0]! - this.bonus.at(-1)!;
    // What one wins the others lose.
    const apart = SEATS / (SEATS - 1);
    this.rate = 1 + (between * apart) / (DRIFT * Math.sqrt(2 * Math.PI * ROUND));
    this.now = this.result(this.points, false);
  }

  /** A win of so many points, counters and deposits among them. */
  won(points: number, fromWall: boolean): number {
    if (!this.points) return points;
    const name = 2 * points + Number(fromWall);
    let worth = this.known.get(name);
    if (worth === undefined) this.known.set(name, (worth = this.ofWin(points, fromWall)));
    return worth;
  }

  private ofWin(points: number, fromWall: boolean): number {
    const { seat } = this.view;
    const paid = points - this.deposits;
    if (fromWall) {
      const part = (at: Seat): number => (seat === DEALER ? 1 / 3 : at === DEALER ? 1 / 2 : 1 / 4);
      return this.worth((at) => (at === seat ? points : -paid * part(at)), seat === DEALER);
    }
    const others = this.points!.map((_, at) => at).filter((at) => at !== seat);
    return others.reduce((sum, payer) => sum + this.moved(payer, seat, paid), 0) / others.length;
  }

  /** What it costs to pay a seat so much, on average. */
  paid(to: Seat, points: number): number {
    if (!this.points) return points;
    return -this.spread((share) => this.moved(this.view.seat, to, share * points));
  }

  /** What it costs if a seat wins from the wall that takes so much from one seat. */
  drawn(by: Seat, points: number): number {
    const { seat } = this.view;
    const part = (at: Seat): number => (by === DEALER || at === DEALER ? DEALER_SHARE : SHARE);
    if (!this.points) return part(seat) * points;
    const all = this.points.reduce((sum, _, at) => sum + (at === by ? 0 : part(at)), 0);
    return -this.spread((share) =>
      this.worth(
        (at) => (at === by ? all * share * points + this.deposits : -part(at) * share * points),
        by === DEALER,
      ),
    );
  }

  /** What it costs if a seat wins so much from one of the two others. */
  between(to: Seat, points: number): number {
    if (!this.points) return 0;
    const payers = this.points.map((_, at) => at).filter((at) => at !== to && at !== this.view.seat);
    return -this.spread(
      (share) => payers.reduce((sum, from) => sum + this.moved(from, to, share * points), 0) / payers.length,
    );
  }

  /** What it costs to lay so many points on the table. */
  staked(points: number): number {
    return this.points ? -this.worth((at) => (at === this.view.seat ? -points : 0), false) : points;
  }

  /** A deal that nobody wins, which brings the own seat so much. */
  ended(points: number, again: boolean): number {
    if (!this.points) return points;
    return this.worth((at) => (at === this.view.seat ? points : -points / (SEATS - 1)), again);
  }

  /** A deal that brought the seats these points; `again`: its dealer stays. */
  brought(points: readonly number[], again: boolean): number {
    return this.points ? this.worth((at) => points[at]!, again) : points[this.view.seat]!;
  }

  private spread(of: (share: number) => number): number {
    return SPREAD.reduce((sum, [share, chance]) => sum + chance * of(share), 0);
  }

  private moved(from: Seat, to: Seat, points: number): number {
    const gain = points + this.deposits;
    return this.worth((at) => (at === to ? gain : at === from ? -points : 0), to === DEALER);
  }

  private worth(change: (seat: Seat) => number, again: boolean): number {
    const after = this.points!.map((points, seat) => points + change(seat));
    return (this.result(after, again && this.options.dealerRepeats !== 'never') - this.now) / this.rate;
  }

  /** Own points at the end of the match with what the place brings, on average. */
  private result(points: readonly number[], again: boolean): number {
    const { seat } = this.view;
    const deviation = DRIFT * Math.sqrt(this.left(points, again));
    let behind = [1, 0, 0, 0];
    points.forEach((others, at) => {
      if (at === seat) return;
      const ahead = this.aheadBy(others - points[seat]!, at, deviation);
      behind = behind.map((chance, place) => chance * (1 - ahead) + (behind[place - 1] ?? 0) * ahead);
    });
    return behind.reduce((sum, chance, place) => sum + chance * this.bonus[place]!, points[seat]!);
  }

  private aheadBy(more: number, seat: Seat, deviation: number): number {
    if (deviation > 0) return 1 / (1 + exp((-STEEP * more) / deviation));
    if (more !== 0) return Number(more > 0);
    return Number(this.order[seat]! < this.order[this.view.seat]!);
  }

  /** Deals that follow, on average. */
  private left(points: readonly number[], again: boolean): number {
    const { number, options, order } = this;
    const scores = order.map((_, player) => points[order.indexOf(player)]!);
    const end = endOf(options, { number, again, mayStop: true, dealer: order[DEALER]!, scores });
    if (end !== null) return 0;
    return STAYS * Math.max(1, options.rounds * SEATS - number + Number(again));
  }
}
