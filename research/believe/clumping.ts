import type { Beliefs } from '../../src/bots/beliefs/beliefs';
import { PHASES, phaseOf } from '../../src/bots/beliefs/shown';
import { imagineDeal } from '../../src/bots/rollouts/imagine';
import type { Mind } from '../../src/bots/targets/mind';
import { newOutlook } from '../../src/bots/targets/outlook';
import type { Random } from '../../src/engine/random';
import type { Deal, RuleSetId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { learningMind } from '../learning';
import type { SeatView } from '../../src/engine/view';

/** What is tried, in rising order. */
const TRIED = [0, 0.5, 1, 2, 4, 8] as const;
const DIGITS = 3;

interface Distances {
  readonly sums: number[];
  readonly counts: number[];
}

/** Measures how far hidden hands are from a win, really and as imagined with more or less clumping. */
export class ClumpingTrial {
  /** The beliefs with each clumping that is tried. */
  private readonly tried: readonly Beliefs[];
  private readonly random: Random;
  private readonly mind: Mind;
  private readonly outlook = newOutlook();
  private readonly real = newDistances();
  private readonly imagined = TRIED.map(newDistances);

  constructor(rules: RuleSetId, beliefs: Beliefs, random: Random) {
    this.tried = TRIED.map((clumping) => ({ ...beliefs, clumping: Array<number>(PHASES).fill(clumping) }));
    this.random = random;
    this.mind = learningMind(rules);
  }

  add(view: SeatView, deal: Deal): void {
    this.measure(view, deal, this.real);
    this.tried.forEach((beliefs, at) => {
      this.measure(view, imagineDeal(view, beliefs, this.random), this.imagined[at]!);
    });
  }

  /** By phase: the clumping with which imagined hands are as far from a win as real ones. */
  found(): number[] {
    return this.real.sums.map((_, phase) => {
      const real = meanOf(this.real, phase);
      const means = this.imagined.map((distances) => meanOf(distances, phase));
      const after = means.findIndex((mean) => mean <= real);
      if (after === 0) return TRIED[0];
      if (after < 0) return TRIED.at(-1)!;
      const part = (means[after - 1]! - real) / (means[after - 1]! - means[after]!);
      const clumping = TRIED[after - 1]! + part * (TRIED[after]! - TRIED[after - 1]!);
      return Number(clumping.toPrecision(DIGITS));
    });
  }

  private measure(view: SeatView, deal: Deal, { sums, counts }: Distances): void {
    for (let seat = 0; seat < deal.seats.length; seat++) {
      if (seat === view.seat) continue;
      const seen = seatView(deal, seat);
      const phase = phaseOf(view.seats[seat]!);
      this.mind.survey(seen, { type: 'pass', seat }, this.outlook);
      sums[phase]! += this.outlook.missing;
      counts[phase]!++;
    }
  }
}

function newDistances(): Distances {
  return { sums: Array<number>(PHASES).fill(0), counts: Array<number>(PHASES).fill(0) };
}

function meanOf({ sums, counts }: Distances, phase: number): number {
  return sums[phase]! / Math.max(1, counts[phase]!);
}
