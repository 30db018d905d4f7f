import { imagineDeal } from '../bots/rollouts/imagine';
import { Random, seedDecision } from '../engine/random';
import type { Action } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import { candidatesOf } from './candidates';
import type { Candidate } from './candidates';
import { EFFORTS, UNLEARNED } from './depths';
import type { Effort } from './depths';
import { blended, meanOf, NINE_IN_TEN } from './estimate';
import type { Estimate } from './estimate';
import { appraised, pointsIn, Seen, tryChoice } from './futures';
import type { Depth, Ending, JudgedChoice, Judgement } from './judgement';
import { positionWords } from './positionWords';
import { FIRST_GUESS, LEAST_VARIANCE, SETTLED } from './ranges';

/** A decision of one seat: what it sees, and what `legalActions` lists for it. */
export interface Decision {
  readonly view: SeatView;
  readonly choices: readonly Action[];
}

/** A choice with what was seen of it. */
interface Option extends Candidate {
  readonly seen: Seen;
}

/** Choices that can be judged: in a turn, about a discard, or about a kong that may be robbed. */
export function canJudge({ phase, pending }: SeatView): boolean {
  return (
    phase.type === 'play' &&
    (pending?.why === 'turn' || pending?.why === 'discard' || pending?.why === 'kong')
  );
}

/**
 * Thinks about one decision. It imagines deals one after the other, always the same ones for the same position and
 * seed, and tries every choice in each; a deeper answer goes on where the one before stopped.
 */
export class Thought {
  private readonly decision: Decision;
  private readonly advisor: Advisor;
  private readonly words: readonly number[];
  private readonly random = new Random([1, 2, 3, 4]);
  private readonly options: readonly Option[];
  private readonly first: Option;
  private imagined = 0;

  /** For decisions that `canJudge`, with one choice at least. */
  constructor(decision: Decision, advisor: Advisor, seed = '') {
    const { view, choices } = decision;
    this.decision = decision;
    this.advisor = advisor;
    this.words = positionWords(view, seed);
    this.options = candidatesOf(view, choices, advisor).map((each) => ({ ...each, seen: new Seen() }));
    const priced = this.options.filter(({ price }) => price !== null);
    const [first] = priced.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0));
    this.first = first ?? this.options.find(({ action }) => action.type !== 'win') ?? this.options[0]!;
  }

  /** The answer at this depth. */
  think(depth: Depth): Judgement {
    while (this.step(depth));
    return this.judgement(depth);
  }

  /** Imagines one more deal; false once there are enough for this depth. */
  step(depth: Depth): boolean {
    const { deals, farDeals } = this.effort(depth);
    if (this.options.length === 1) return false;
    const least = this.options.some(({ action }) => action.type === 'win') ? 1 : 0;
    if (this.imagined >= Math.max(deals, least)) return false;
    const { view } = this.decision;
    const { random, advisor } = this;
    seedDecision(random, this.words, { player: 0, decision: this.imagined });
    const imagined = imagineDeal(view, advisor.beliefs, random);
    const every = farDeals > 0 ? Math.max(1, Math.round(deals / farDeals)) : 1;
    for (const { action, far, seen } of this.options) {
      if (far && this.imagined % every !== 0) seen.skip();
      else tryChoice(imagined, action, { advisor, random, seen });
    }
    this.imagined++;
    return true;
  }

  /** What is known by now. */
  judgement(depth: Depth): Judgement {
    const { options } = this;
    const judged = options.map((option) => ({ option, points: this.points(option) }));
    judged.sort((a, b) => b.points.mean - a.points.mean);
    const best = judged[0]!;
    const choices = judged.map(({ option, points }): JudgedChoice => {
      const range = NINE_IN_TEN * Math.sqrt(points.variance);
      const { mean, variance } = this.gain(best.option, option);
      const spread = option === best.option ? 0 : NINE_IN_TEN * Math.sqrt(variance);
      const loss = best.points.mean - points.mean;
      return {
        action: option.action,
        points: points.mean,
        low: points.mean - range,
        high: points.mean + range,
        loss,
        lossLow: Math.max(0, mean - spread),
        lossHigh: Math.max(loss, mean + spread),
        endings: this.endings(option),
        after: option.after,
        futures: option.seen.futures,
      };
    });
    const close = choices.filter(({ lossLow }) => lossLow <= 0).length;
    return { depth, choices, close };
  }

  private effort(depth: Depth): Effort {
    return (this.advisor.learned ? EFFORTS : UNLEARNED)[depth];
  }

  /** Expected points of a choice: those of the first, and the gain over it. */
  private points(option: Option): Estimate {
    const level = this.level();
    if (option === this.first) return level;
    if (option.action.type === 'win') return meanOf(option.seen.points) ?? this.once(option);
    const gain = this.gain(option, this.first);
    return { mean: level.mean + gain.mean, variance: level.variance + gain.variance };
  }

  /** A win ends the deal: the first future says what it brings. */
  private once({ seen }: Option): Estimate {
    return { mean: seen.points[0] ?? 0, variance: 0 };
  }

  /** What the first choice is worth. */
  private level(): Estimate {
    const { first } = this;
    const { learned } = this.advisor;
    const seen = meanOf(first.seen.points);
    if (!learned || !this.isAppraised(first)) return seen ?? this.once(first);
    const guess: Estimate = {
      mean: pointsIn(appraised(learned, { view: this.decision.view, action: first.action })),
      variance: (FIRST_GUESS.level * learned.noise) ** 2,
    };
    return seen ? this.settled(blended(guess, seen)) : guess;
  }

  /** How much more one choice brings than another: what prices promise, corrected by what was seen. */
  private gain(a: Option, b: Option): Estimate {
    const { learned } = this.advisor;
    const seen = meanOf(a.seen.points.map((points, deal) => points - b.seen.points[deal]!));
    const floor = seen && {
      mean: seen.mean,
      variance: Math.max(seen.variance, LEAST_VARIANCE / a.seen.futures),
    };
    if (!learned || a.price === null || b.price === null)
      return this.settled(floor ?? { mean: 0, variance: 0 });
    const spread = FIRST_GUESS.gain * learned.noise;
    const guess: Estimate = { mean: a.price - b.price, variance: spread * spread };
    return floor ? this.settled(blended(guess, floor)) : guess;
  }

  /** Futures stop early and are played by bots: some error stays however many there are. */
  private settled({ mean, variance }: Estimate): Estimate {
    const noise = this.advisor.learned?.noise ?? 0;
    return { mean, variance: variance + (SETTLED * noise) ** 2 };
  }

  private endings(option: Option): readonly Ending[] | null {
    const { learned } = this.advisor;
    if (option.seen.futures > 0) return option.seen.endings();
    if (!learned || !this.isAppraised(option)) return null;
    return appraised(learned, { view: this.decision.view, action: option.action });
  }

  private isAppraised({ after }: Option): boolean {
    return after !== null;
  }
}
