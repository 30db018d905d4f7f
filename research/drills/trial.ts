import { imagineDeal } from '../../src/bots/rollouts/imagine';
import { playFuture } from '../../src/bots/rollouts/playout';
import { OUTCOMES } from '../../src/bots/value/network';
import type { Advisor } from '../../src/coach/advisor';
import type { Candidate } from '../../src/coach/candidates';
import { blended, meanOf, NOTHING } from '../../src/coach/estimate';
import type { Estimate, Prior } from '../../src/coach/estimate';
import { endingsOf, pointsIn } from '../../src/coach/futures';
import { positionWords } from '../../src/coach/positionWords';
import type { Decision } from '../../src/coach/thought';
import { Random, seedDecision } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import { scaleOf, WHOLE } from './scale';
import type { Scale } from './scale';

/** A choice with what its futures brought: points by imagined deal, and what of them was paid as the discarder of a win. */
export interface Tried {
  readonly action: Action;
  readonly price: number | null;
  readonly points: number[];
  paid: number;
}

/** The next look is when there are so many times more deals. */
const GROWTH = 1.25;
/** The least gap of a clear verdict, as a share of the standard deviation of a future. */
const LEAST_GAP = 0.025;
/** Where the gap may be larger than it seems by so many standard errors, it is worth to go on. */
const HOPE = 0.4;
/** An answer that is not looked for is given up when it leads by so many standard errors. */
const KNOWN = 1;
/** The outcome of a deal that somebody won with the own discard. */
const DEALT_IN = OUTCOMES.indexOf('dealt-in');

/** Where choices are compared: by futures as `scaleOf` says, in another sequence of deals for another seed. */
interface Court {
  readonly advisor: Advisor;
  readonly seed: string;
  /** Futures are played to the end of the deal whatever is known of positions, and prices do not count. */
  readonly isWhole?: boolean;
}

/** Finds out what each choice is worth by futures: all choices in the same imagined deals. */
export class Trial {
  readonly tried: readonly Tried[];
  private readonly decision: Decision;
  private readonly advisor: Advisor;
  private readonly words: readonly number[];
  private readonly random = new Random([1, 2, 3, 4]);
  private readonly left = new Set<Tried>();
  private readonly scale: Scale;
  private imagined = 0;

  constructor(
    decision: Decision,
    candidates: readonly Pick<Candidate, 'action' | 'price'>[],
    { advisor, seed, isWhole = false }: Court,
  ) {
    this.decision = decision;
    this.advisor = advisor;
    this.words = positionWords(decision.view, seed);
    this.tried = candidates.map(({ action, price }) => ({ action, price, points: [], paid: 0 }));
    for (const each of this.tried) this.left.add(each);
    this.scale = isWhole ? WHOLE : scaleOf(decision.view, advisor);
  }

  /**
   * Plays until the answer is clear or will hardly be; true if it is clear, and not the `known` one. An answer is clear
   * when the rival is far enough behind the best choice: of a claim the best choice of the other sort (passing, or
   * claiming), else the one in the middle, so that half of the choices are wrong.
   */
  settle(known: Action | null): boolean {
    const { first, most } = this.scale.patience;
    if (this.scale.countsPrices && !this.mayBeClear()) return false;
    for (let deals = first; ; deals = Math.min(most, Math.ceil(GROWTH * deals))) {
      this.play(deals);
      const { best, rival, least } = this.lead();
      const gap = this.gap(best, rival);
      const error = Math.sqrt(gap.variance);
      if (gap.mean >= this.clearAfter(deals) * error && gap.mean >= least) return best.action !== known;
      if (best.action === known && gap.mean >= KNOWN * error) return false;
      if (deals === most || !this.mayBeClear()) return false;
    }
  }

  /** Plays on until so many deals were imagined. */
  play(deals: number): void {
    const { view } = this.decision;
    const { random, advisor, scale } = this;
    const { policy, beliefs } = advisor;
    while (this.imagined < deals) {
      seedDecision(random, this.words, { player: 0, decision: this.imagined });
      const imagined = imagineDeal(view, beliefs, random);
      for (const tried of this.left) {
        const end = playFuture(imagined, tried.action, { policy, random, turns: scale.turns });
        const endings = endingsOf(end, view, advisor);
        tried.points.push(pointsIn(endings));
        tried.paid -= pointsIn(endings.filter((_, at) => at === DEALT_IN));
      }
      this.imagined++;
    }
  }

  private clearAfter(deals: number): number {
    return this.scale.patience.clear.find(([end]) => deals < end)?.[1] ?? Infinity;
  }

  /** The best first. Those that were given up are compared with the best of the others in the deals that both had. */
  ranked(): readonly Tried[] {
    const [first, ...others] = [...this.left].toSorted((a, b) => mean(b) - mean(a));
    if (!first) return [];
    const lost = new Map([...others, ...this.tried].map((each) => [each, this.gap(first, each).mean]));
    return this.tried.toSorted((a, b) => (lost.get(a) ?? 0) - (lost.get(b) ?? 0));
  }

  /** Choices far behind are not tried any more. Prices alone give nothing up, nor are the two best. */
  giveUp(): void {
    if (this.imagined === 0) return;
    const [best, , ...others] = this.ranked();
    for (const other of others) {
      const { mean: gap, variance } = this.gap(best!, other);
      if (gap > this.scale.patience.far * Math.sqrt(variance)) this.left.delete(other);
    }
  }

  /** How much more one choice brings than another. */
  gap(a: Tried, b: Tried): Estimate {
    return a === b ? NOTHING : this.told([a, b], gapOf(a, b, this.scale.prior), this.scale.countsPrices);
  }

  /** What a choice brings. */
  points({ points, price }: Tried): Estimate {
    const { errors, said } = this.scale;
    const seen = widened(meanOf(points) ?? NOTHING, errors.points);
    if (said === null || price === null) return seen;
    return blended([{ mean: price, variance: said * said }, seen]);
  }

  /** What futures have shown of the gap between two choices, and prices, if they count. */
  private told([a, b]: readonly [Tried, Tried], seen: Estimate, countsPrices: boolean): Estimate {
    const { prices, errors } = this.scale;
    const futures = widened(seen, errors.gain);
    if (!countsPrices || prices === null || a.price === null || b.price === null) return futures;
    return blended([{ mean: a.price - b.price, variance: prices * prices }, futures]);
  }

  /** Whether prices and futures together give hope that the gap is clear in the end. */
  private mayBeClear(): boolean {
    const { best, rival, least } = this.lead();
    const { patience, prior, countsPrices } = this.scale;
    const { most } = patience;
    const seen = gapOf(best, rival, prior);
    const ofOne = this.imagined > 0 ? seen.variance * this.imagined : prior.variance;
    const promised = this.told([best, rival], seen, true);
    const last = this.told([best, rival], { mean: 0, variance: ofOne / most }, countsPrices);
    const needed = this.clearAfter(most) * Math.sqrt(last.variance);
    return promised.mean + HOPE * Math.sqrt(promised.variance) >= Math.max(needed, least);
  }

  /** The best choice, the rival that must be far behind, and the least gap that counts. */
  private lead(): { readonly best: Tried; readonly rival: Tried; readonly least: number } {
    const ranked = this.ranked();
    const [best, second] = ranked;
    if (!best || !second) throw new Error('A trial needs two choices.');
    this.giveUp();
    const spread = Math.sqrt((meanOf(best.points)?.variance ?? 0) * best.points.length);
    return { best, rival: rivalOf(best, ranked) ?? second, least: LEAST_GAP * spread };
  }
}

/** The choice that must be behind the best one, of all of them, the best first. */
export function rivalOf<Each extends Pick<Tried, 'action'>>(
  { action: best }: Each,
  ranked: readonly Each[],
): Each | undefined {
  const isPass = ({ action }: Each): boolean => action.type === 'pass';
  if (ranked.some(isPass)) return ranked.find((each) => isPass(each) !== (best.type === 'pass'));
  return ranked[Math.floor(ranked.length / 2)];
}

/** How much more one choice brought than another in the deals in which both were tried. */
export function gapOf(a: Tried, b: Tried, prior?: Prior): Estimate {
  const both = Math.min(a.points.length, b.points.length);
  const gaps = Array.from({ length: both }, (_, deal) => a.points[deal]! - b.points[deal]!);
  return meanOf(gaps, prior) ?? { mean: 0, variance: Infinity };
}

/** Adds an error that more futures cannot take away. */
function widened(estimate: Estimate, error: number): Estimate {
  return { ...estimate, variance: estimate.variance + error * error };
}

/** Expected points of a choice; before any future, what prices say. */
function mean({ points, price }: Tried): number {
  return meanOf(points)?.mean ?? price ?? 0;
}
