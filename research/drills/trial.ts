import { pointsOf } from '../../src/bots/rollouts/points';
import { imagineDeal } from '../../src/bots/rollouts/imagine';
import { playFuture } from '../../src/bots/rollouts/playout';
import { outcomeFor } from '../../src/bots/value/network';
import type { Advisor } from '../../src/coach/advisor';
import type { Candidate } from '../../src/coach/candidates';
import { blended, meanOf } from '../../src/coach/estimate';
import type { Estimate } from '../../src/coach/estimate';
import { positionWords } from '../../src/coach/positionWords';
import type { Decision } from '../../src/coach/thought';
import { Random, seedDecision } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';

/** A choice with what its futures brought: points by imagined deal, and what of them was paid as the discarder of a win. */
export interface Tried {
  readonly action: Action;
  readonly price: number | null;
  readonly points: number[];
  paid: number;
}

/** How long choices are compared. */
interface Patience {
  /** Imagined deals before the first look, and at most. */
  readonly first: number;
  readonly most: number;
  /** By deals: the gap to the rival, in standard errors, that is clear. The earlier, the more, as luck has many looks. */
  readonly clear: readonly (readonly [number, number])[];
  /** A choice that trails by so many standard errors is not tried any more. */
  readonly far: number;
}

const PATIENT: Patience = {
  first: 60,
  most: 2000,
  clear: [
    [100, Infinity],
    [150, 4.8],
    [400, 4.2],
    [1200, 3.9],
    [Infinity, 3.6],
  ],
  far: 5,
};
/** Where choices have no prices, and futures take longer. */
const BRIEF: Patience = {
  first: 30,
  most: 400,
  clear: [
    [70, Infinity],
    [120, 3.5],
    [Infinity, 3.2],
  ],
  far: 3.5,
};
/** The next look is when there are so many times more deals. */
const GROWTH = 1.25;
/** The least gap of a clear verdict, as a share of the standard deviation of a future. */
const LEAST_GAP = 0.025;
/** Where the gap may be larger than it seems by so many standard errors, it is worth to go on. */
const HOPE = 0.4;
/** An answer that is not looked for is given up when it leads by so many standard errors. */
const KNOWN = 1;
/** How far a gap of prices is from the truth, as a standard deviation: a share of the noise. */
const GUESS = 0.11;

/**
 * Finds out what each choice is worth by futures that are played to the end of the deal: all choices in the same imagined
 * deals, which are another sequence for another seed.
 */
export class Trial {
  readonly tried: readonly Tried[];
  private readonly decision: Decision;
  private readonly advisor: Advisor;
  private readonly words: readonly number[];
  private readonly random = new Random([1, 2, 3, 4]);
  private readonly left = new Set<Tried>();
  private readonly patience: Patience;
  private imagined = 0;

  constructor(
    decision: Decision,
    candidates: readonly Pick<Candidate, 'action' | 'price'>[],
    { advisor, seed }: { readonly advisor: Advisor; readonly seed: string },
  ) {
    this.decision = decision;
    this.advisor = advisor;
    this.words = positionWords(decision.view, seed);
    this.tried = candidates.map(({ action, price }) => ({ action, price, points: [], paid: 0 }));
    for (const each of this.tried) this.left.add(each);
    this.patience = advisor.learned?.advantage ? PATIENT : BRIEF;
  }

  /**
   * Plays until the answer is clear or will hardly be; true if it is clear, and not the `known` one. An answer is clear
   * when the rival is far enough behind the best choice: of a claim the best choice of the other sort (passing, or
   * claiming), else the one in the middle, so that half of the choices are wrong.
   */
  settle(known: Action | null): boolean {
    const { first, most } = this.patience;
    for (let deals = first; ; deals = Math.min(most, Math.ceil(GROWTH * deals))) {
      this.play(deals);
      const { best, gap, least, promised } = this.lead();
      const error = Math.sqrt(gap.variance);
      if (gap.mean >= this.clearAfter(deals) * error && gap.mean >= least) return best.action !== known;
      if (best.action === known && gap.mean >= KNOWN * error) return false;
      const needed = this.clearAfter(most) * error * Math.sqrt(deals / most);
      const hoped = promised.mean + HOPE * Math.sqrt(promised.variance);
      if (deals === most || hoped < Math.max(needed, least)) return false;
    }
  }

  /** Plays on until so many deals were imagined. */
  play(deals: number): void {
    const { view } = this.decision;
    const { random, advisor } = this;
    const { policy, beliefs } = advisor;
    while (this.imagined < deals) {
      seedDecision(random, this.words, { player: 0, decision: this.imagined });
      const imagined = imagineDeal(view, beliefs, random);
      for (const tried of this.left) {
        const { deal } = playFuture(imagined, tried.action, { policy, random, turns: Infinity });
        add(tried, pointsOf(deal, null)[view.seat]!, outcomeFor(deal.wins, view.seat) === 'dealt-in');
      }
      this.imagined++;
    }
  }

  private clearAfter(deals: number): number {
    return this.patience.clear.find(([end]) => deals < end)?.[1] ?? Infinity;
  }

  /** The best first. */
  ranked(): readonly Tried[] {
    return this.tried.toSorted((a, b) => mean(b) - mean(a));
  }

  /**
   * How far the best is before its rival, as it was seen and as prices and futures together promise; and the least gap
   * that counts. Choices far behind are given up.
   */
  private lead(): {
    readonly best: Tried;
    readonly gap: Estimate;
    readonly promised: Estimate;
    readonly least: number;
  } {
    const ranked = this.ranked();
    const [best, second] = ranked;
    if (!best || !second) throw new Error('A trial needs two choices.');
    const rival = rivalOf(best, ranked) ?? second;
    for (const other of ranked.slice(2)) {
      const { mean: gap, variance } = gapOf(best, other);
      if (gap > this.patience.far * Math.sqrt(variance)) this.left.delete(other);
    }
    const spread = Math.sqrt((meanOf(best.points)?.variance ?? 0) * best.points.length);
    const gap = gapOf(best, rival);
    return { best, gap, promised: promisedBy(this.advisor, gap, [best, rival]), least: LEAST_GAP * spread };
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

/** What prices and futures together say of a gap. */
function promisedBy({ learned }: Advisor, gap: Estimate, [a, b]: readonly [Tried, Tried]): Estimate {
  if (!learned || a.price === null || b.price === null) return gap;
  const guess = GUESS * learned.noise;
  return blended([{ mean: a.price - b.price, variance: guess * guess }, gap]);
}

/** How much more one choice brought than another in the deals in which both were tried. */
export function gapOf(a: Tried, b: Tried): Estimate {
  const both = Math.min(a.points.length, b.points.length);
  const gaps = Array.from({ length: both }, (_, deal) => a.points[deal]! - b.points[deal]!);
  return meanOf(gaps) ?? { mean: 0, variance: Infinity };
}

/** Expected points of a choice. */
function mean({ points }: Tried): number {
  return meanOf(points)?.mean ?? 0;
}

function add(tried: Tried, points: number, isDealtIn: boolean): void {
  tried.points.push(points);
  if (isDealtIn) tried.paid -= points;
}
