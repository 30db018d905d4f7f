import { PLAYING_KINDS } from '../../../../engine/tiles';
import { SEATS } from '../../tiles';
import type { Facts } from './facts';
import { inOrder } from '../../rivers';
import { Threat } from './threat';

/** How often a ready hand wins in a go-round, of which from the wall, and how much likelier others become ready in one. */
const [WINS, FROM_WALL, GROWTH] = [0.115, 0.055, 0.045];
/** What a hand pays from the wall to each, as a share of what it takes from one; the dealer pays double. */
const [SHARE, DEALER_SHARE] = [0.3, 0.55];
/** What a discard costs on the way, as a share of one drawn at random; of a seat that gives its hand up. */
const [PUSHED, GIVEN_UP] = [0.75, 0.1];
/** What being ready brings when the wall ends, and not being ready costs; what staying dealer is worth. */
const [READY, NOT_READY, STAYS] = [1100, 900, 500];

/** What the others do while a hand is played on: by the own draws that are left. */
export class Outside {
  readonly threats: readonly Threat[];
  /** By kind: how likely a discard deals in, and what it costs on average. */
  readonly chance = new Float64Array(PLAYING_KINDS);
  readonly cost = new Float64Array(PLAYING_KINDS);
  /** Of a go-round with so many own draws left at its beginning: how likely another wins in it, not by an own discard. */
  readonly ends: Float64Array;
  /** What others take from the wall in it; what an own discard costs on average by who is ready now, and by who is only then. */
  readonly taken: Float64Array;
  readonly pushed: number;
  readonly later: Float64Array;
  /** What is left to a seat that gives up, and to one that is ready or not at the end. */
  readonly givenUp: Float64Array;
  readonly ready: number;
  readonly notReady: number;

  constructor(facts: Facts) {
    const { view, live, draws, unseen, options } = facts;
    const order = inOrder(view.seats, facts.kinds);
    const others = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => seat !== view.seat);
    this.threats = others.map((seat) => new Threat(facts, seat, order));
    let average = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      for (const { ready, waits, loss } of this.threats) {
        this.chance[kind]! += ready * waits[kind]!;
        this.cost[kind]! += ready * waits[kind]! * loss * (1 + 0.35 * facts.dear[kind]!);
      }
      average += (live[kind]! * this.cost[kind]!) / Math.max(1, unseen);
    }
    const payments = Number(options.notenPayments);
    this.ready = READY * payments + (facts.isDealer ? STAYS : 0);
    this.notReady = -NOT_READY * payments;
    this.ends = new Float64Array(draws + 1);
    this.taken = new Float64Array(draws + 1);
    this.pushed = PUSHED * average;
    this.later = new Float64Array(draws + 1);
    this.givenUp = new Float64Array(draws + 1);
    const now = this.threats.map(({ ready }) => ready);
    const before = now.reduce((sum, each) => sum + each, 0) || 1;
    for (let left = draws; left > 0; left--) {
      let [all, taken] = [0, 0];
      this.threats.forEach(({ loss }, at) => {
        all += now[at]!;
        taken += now[at]! * FROM_WALL * loss * (facts.isDealer ? DEALER_SHARE : SHARE);
        now[at] = now[at]! + (1 - now[at]!) * GROWTH;
      });
      this.ends[left] = Math.min(0.6, all * WINS);
      this.taken[left] = taken;
      this.later[left] = PUSHED * average * (all / before - 1);
    }
    this.givenUp[0] = this.notReady;
    for (let left = 1; left <= draws; left++)
      this.givenUp[left] =
        -this.taken[left]! -
        GIVEN_UP * (this.pushed + this.later[left]!) +
        (1 - this.ends[left]!) * this.givenUp[left - 1]!;
  }

  /** Whether somebody is in riichi, or as dangerous. */
  get isThreatened(): boolean {
    return this.threats.some(({ ready }) => ready > 0.5);
  }

  /** What giving up costs a seat with these tiles: those that are safest go first. */
  givingUp(counts: readonly number[], draws: number): number {
    const costs: number[] = [];
    for (let kind = 0; kind < counts.length; kind++)
      for (let copy = 0; copy < counts[kind]!; copy++) costs.push(copy > 0 ? 0 : this.cost[kind]!);
    costs.sort((a, b) => a - b);
    const turns = Math.min(draws, 4);
    let sum = 0;
    for (let turn = 0; turn < turns; turn++) sum += (costs[turn] ?? 0) * 0.8;
    return this.givenUp[Math.min(draws, this.givenUp.length - 1)]! - sum;
  }
}
