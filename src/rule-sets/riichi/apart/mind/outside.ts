import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { Seat } from '../../../../engine/types';
import { SEATS } from '../../tiles';
import type { Facts } from './facts';
import { inOrder } from '../../rivers';
import type { Standing } from './standing';
import { Threat } from './threat';
import { exposedOf, type Laid } from './way';

/** How often a ready hand wins in a go-round, of which from the wall. */
const [WINS, FROM_WALL] = [0.115, 0.055];
/** How likely one of three declares riichi in a go-round, by the own draws left, and how many become ready quietly for each. */
const RIICHI_COMES = [
  0.01, 0.08, 0.145, 0.16, 0.172, 0.18, 0.184, 0.165, 0.143, 0.12, 0.097, 0.075, 0.054, 0.035, 0.015, 0.006,
];
const QUIETLY = 0.4;
/** Against riichi others become ready so much less often. */
const AGAINST = 0.5;
/** A go-round ends a deal at most so often. */
const MOST_ENDS = 0.6;
/** What riichi takes from who deals in on average, and how likely a tile does. */
const [RIICHI_LOSS, DEALS_IN] = [7700, 0.05];
/** What a discard costs on the way, as a share of one drawn at random; of a seat that gives its hand up, by its exposed melds. */
const PUSHED = 0.75;
const GIVEN_UP = [0.1, 0.15, 0.2, 0.3, 0.4];
/** What being ready brings when the wall ends, and not being ready costs; what staying dealer is worth. */
const [READY, NOT_READY, STAYS] = [1100, 900, 500];

/** What others do in a go-round, by the own draws left at its beginning. */
interface Rounds {
  /** How likely another wins, not by an own discard. */
  readonly ends: Float64Array;
  /** What others take from the wall. */
  readonly taken: Float64Array;
  /** What an own discard costs on average by who is ready only then. */
  readonly later: Float64Array;
}

/** What a ready seat costs in a go-round by its wins from the wall and from others. */
function takenBy(standing: Standing, seat: Seat, loss: number): number {
  return FROM_WALL * standing.drawn(seat, loss) + (WINS - FROM_WALL) * standing.between(seat, loss);
}

/** What the others do while a hand is played on: by the own draws that are left. */
export class Outside {
  readonly threats: readonly Threat[];
  /** By kind: how likely a discard deals in, and what it costs on average. */
  readonly chance = new Float64Array(PLAYING_KINDS);
  readonly cost = new Float64Array(PLAYING_KINDS);
  /** Of those who are ready now and become so later; on the way of a hand riichi that is still to come is told apart. */
  readonly rounds: Rounds;
  readonly onTheWay: Rounds;
  /** How likely somebody declares riichi in a go-round where nobody has, and what is left to a hand that is not ready then. */
  readonly riichiComes: Float64Array;
  readonly againstRiichi: Float64Array;
  /** What an own discard costs on average by who is ready now. */
  readonly pushed: number;
  /** What is left to a seat that gives up, by its exposed melds, and to one that is ready or not at the end. */
  private readonly givenUpBy: readonly Float64Array[];
  readonly ready: number;
  readonly notReady: number;

  constructor(facts: Facts) {
    const { view, draws, options, standing } = facts;
    const order = inOrder(view.seats, facts.kinds);
    const others = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => seat !== view.seat);
    this.threats = others.map((seat) => new Threat(facts, seat, order));
    const payments = Number(options.notenPayments);
    const isAgain = facts.isDealer && ['ready', 'draw'].includes(options.dealerRepeats);
    this.ready = standing.ended(READY * payments, isAgain) + (isAgain ? STAYS : 0);
    this.notReady = standing.ended(-NOT_READY * payments, false);
    this.pushed = PUSHED * this.readDiscards(facts);
    const taken = this.threats.map(({ seat, loss }) => takenBy(standing, seat, loss));
    const isCalm = this.threats.every(({ isRiichi }) => !isRiichi);
    this.rounds = this.roundsOf(draws, taken, (1 + QUIETLY) * (isCalm ? 1 : AGAINST));
    this.onTheWay = isCalm ? this.roundsOf(draws, taken, QUIETLY) : this.rounds;
    this.riichiComes = new Float64Array(draws + 1);
    if (isCalm) for (let t = 1; t <= draws; t++) this.riichiComes[t] = RIICHI_COMES[t] ?? 0;
    this.againstRiichi = this.foldedAgainst(standing);
    this.givenUpBy = GIVEN_UP.map((share) => this.afterGivingUp(share));
  }

  /** How dangerous each discard is; what one drawn at random costs. */
  private readDiscards({ live, unseen, dear, standing }: Facts): number {
    const costs = this.threats.map(({ seat, loss }) => standing.paid(seat, loss));
    let average = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      this.threats.forEach(({ ready, waits }, at) => {
        this.chance[kind]! += ready * waits[kind]!;
        this.cost[kind]! += ready * waits[kind]! * costs[at]! * (1 + 0.35 * dear[kind]!);
      });
      average += (live[kind]! * this.cost[kind]!) / Math.max(1, unseen);
    }
    return average;
  }

  /** What is left to a hand that gives up against a riichi. */
  private foldedAgainst(standing: Standing): Float64Array {
    const mean = (of: (seat: Seat) => number): number =>
      this.threats.reduce((sum, { seat }) => sum + of(seat), 0) / this.threats.length;
    const taken = mean((seat) => takenBy(standing, seat, RIICHI_LOSS));
    const discard = GIVEN_UP[0]! * DEALS_IN * mean((seat) => standing.paid(seat, RIICHI_LOSS));
    const { ends } = this.rounds;
    const left = new Float64Array(ends.length).fill(this.notReady);
    for (let t = 1; t < left.length; t++)
      left[t] = (1 - Math.min(MOST_ENDS, WINS + ends[t]!)) * left[t - 1]! - taken - discard;
    return left;
  }

  private roundsOf(draws: number, takes: readonly number[], growth: number): Rounds {
    const ends = new Float64Array(draws + 1);
    const gone = new Float64Array(draws + 1);
    const later = new Float64Array(draws + 1);
    const now = this.threats.map(({ ready }) => ready);
    const before = now.reduce((sum, each) => sum + each, 0) || 1;
    for (let left = draws; left > 0; left--) {
      const grows = (growth * (RIICHI_COMES[left] ?? 0)) / this.threats.length;
      let [all, taken] = [0, 0];
      now.forEach((ready, at) => {
        all += ready;
        taken += ready * takes[at]!;
        now[at] = ready + (1 - ready) * grows;
      });
      ends[left] = Math.min(MOST_ENDS, all * WINS);
      gone[left] = taken;
      later[left] = this.pushed * (all / before - 1);
    }
    return { ends, taken: gone, later };
  }

  private afterGivingUp(share: number): Float64Array {
    const { pushed } = this;
    const { ends, taken, later } = this.rounds;
    const left = new Float64Array(ends.length).fill(this.notReady);
    for (let t = 1; t < left.length; t++)
      left[t] = -taken[t]! - share * (pushed + later[t]!) + (1 - ends[t]!) * left[t - 1]!;
    return left;
  }

  /** What is left to a seat that gives up, by its draws. */
  givenUp(melds: readonly Laid[]): Float64Array {
    return this.givenUpBy[exposedOf(melds)]!;
  }

  /** What others win, each as likely as it is ready, or at least so likely. */
  atStake(least: number): number {
    return this.threats.reduce((sum, { ready, loss }) => sum + Math.max(ready, least) * loss, 0);
  }

  /** What giving up costs a seat with these tiles: those that are safest go first. */
  givingUp(counts: readonly number[], melds: readonly Laid[], draws: number): number {
    const costs: number[] = [];
    for (let kind = 0; kind < counts.length; kind++)
      for (let copy = 0; copy < counts[kind]!; copy++) costs.push(copy > 0 ? 0 : this.cost[kind]!);
    costs.sort((a, b) => a - b);
    const turns = Math.min(draws, 4);
    let sum = 0;
    for (let turn = 0; turn < turns; turn++) sum += (costs[turn] ?? 0) * 0.8;
    return this.givenUp(melds)[Math.min(draws, this.rounds.ends.length - 1)]! - sum;
  }
}
