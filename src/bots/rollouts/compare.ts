import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Beliefs } from '../beliefs/beliefs';
import type { PricedAction } from '../advantage/advantage';
import { imagineDeal } from './imagine';
import { playout } from './playout';
import type { Players } from './playout';

/** How much is imagined for one decision: counts, so that a choice is the same on every machine. */
export interface Budget {
  /** Choices compared at most. */
  readonly choices: number;
  /** Imagined deals in each round, the same for every choice, and rounds at most. */
  readonly deals: number;
  readonly rounds: number;
}

/** What is compared, the best priced first, and who plays the futures. */
interface Compared {
  readonly priced: readonly PricedAction[];
  /** The standard deviation of what follows from any choice; points. */
  readonly noise: number;
  /** What the others are thought to hold. */
  readonly beliefs: Beliefs;
  readonly players: Players;
}

/** One choice under comparison with the first: sums over the deals imagined so far. */
interface Candidate {
  readonly action: Action;
  /** The difference to the first choice that its price promises; at most 0. */
  readonly expected: number;
  sum: number;
  squares: number;
}

/** How a sort of choice is compared. */
export interface Search {
  readonly budget: Budget;
  /** How far a difference of prices is from the truth, as a standard deviation: a share of the noise. */
  readonly spread: number;
}

/** A few futures may agree by chance. */
const LEAST_VARIANCE = 1;
/** Standard errors by which a choice must trail the best to be given up before all rounds are played. */
const SURE = 2;

/**
 * Compares the best priced choices in imagined deals that are the same for each. A choice is as good as its price
 * promised, corrected by what was seen in proportion to how much was.
 */
export class Comparison {
  private readonly search: Search;
  private readonly spread: number;
  private readonly view: SeatView;
  private readonly players: Players;
  private readonly beliefs: Beliefs;
  private readonly first: Candidate;
  private rivals: Candidate[];
  private imagined = 0;

  constructor(search: Search, view: SeatView, { priced, players, beliefs, noise }: Compared) {
    const candidates = priced.slice(0, search.budget.choices).map(({ action, points }) => ({
      action,
      expected: points - priced[0]!.points,
      sum: 0,
      squares: 0,
    }));
    this.search = search;
    this.spread = search.spread * noise;
    this.view = view;
    this.players = players;
    this.beliefs = beliefs;
    this.first = candidates[0]!;
    this.rivals = candidates.slice(1);
  }

  /** The first choice, or one that is believed to bring more points. */
  best(): Action {
    const { rounds } = this.search.budget;
    for (let round = 0; round < rounds && this.rivals.length > 0; round++) {
      this.playRound();
      this.giveUp();
    }
    let best = this.first.action;
    let most = 0;
    for (const rival of this.rivals) {
      const { mean } = this.judge(rival);
      if (mean > most) [best, most] = [rival.action, mean];
    }
    return best;
  }

  private playRound(): void {
    const { players, search } = this;
    for (let at = 0; at < search.budget.deals; at++) {
      const deal = imagineDeal(this.view, this.beliefs, players.random);
      const points = playout(deal, this.first.action, players);
      for (const rival of this.rivals) {
        const gain = playout(deal, rival.action, players) - points;
        rival.sum += gain;
        rival.squares += gain * gain;
      }
    }
    this.imagined += search.budget.deals;
  }

  /** Choices that are surely no better than the first are not looked at any longer. */
  private giveUp(): void {
    this.rivals = this.rivals.filter((rival) => {
      const { mean, error } = this.judge(rival);
      return mean + SURE * error > 0;
    });
  }

  /** The gain over the first choice, and its standard error: the prior and what was seen, each by its certainty. */
  private judge({ expected, sum, squares }: Candidate): { readonly mean: number; readonly error: number } {
    const { spread } = this;
    const seen = sum / this.imagined;
    const variance = Math.max(LEAST_VARIANCE, squares / this.imagined - seen * seen);
    const weight = this.imagined / variance;
    const held = 1 / (spread * spread);
    return { mean: (seen * weight + expected * held) / (weight + held), error: 1 / Math.sqrt(weight + held) };
  }
}
