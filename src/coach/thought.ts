import { canImagine, imagineDeal } from '../bots/rollouts/imagine';
import { Random, seedDecision } from '../engine/random';
import type { Course } from '../bots/value/trust';
import type { Action, Deal } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import { candidatesOf, firstOf } from './candidates';
import type { Candidate } from './candidates';
import { COURSE, EFFORTS, FAR_EVERY, UNLEARNED, WHOLE_COST } from './depths';
import type { Effort } from './depths';
import { blended, meanOf, NINE_IN_TEN, NOTHING } from './estimate';
import type { Estimate } from './estimate';
import { pointsIn, Seen, tryChoice } from './futures';
import type { Ending } from '../bots/value/ending';
import type { Depth, JudgedChoice, Judgement } from './judgement';
import { positionWords } from './positionWords';
import { FIRST_DEALS, GAIN_ERRORS, SURE } from './ranges';
import { tiesBroken } from './ties';

/** A decision of one seat: what it sees, and what `legalActions` lists for it. */
export interface Decision {
  readonly view: SeatView;
  readonly choices: readonly Action[];
}

/** A choice with what was seen of it, in futures some turns on and in those played to the end. */
interface Option extends Candidate {
  readonly short: Seen;
  readonly whole: Seen;
}

/** An imagined deal in which choices are being tried. */
interface Trial {
  readonly imagined: Deal;
  readonly how: 'short' | 'whole';
  /** Choices that are tried in it, in their order; the next one is `at`. */
  readonly options: readonly Option[];
  at: number;
}

/** Choices that can be judged: before play, in a turn, about a discard, or about a kong that may be robbed. */
export function canJudge(view: SeatView): boolean {
  return canImagine(view) || (view.phase.type === 'play' && view.pending?.why === 'kong');
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
  private readonly course: Course;
  /** Choices that the short futures have shown to be far behind. */
  private trailing: ReadonlySet<Option> = new Set();
  private readonly played = { short: 0, whole: 0 };
  private trial: Trial | null = null;

  /** For decisions that `canJudge`, with one choice at least. */
  constructor(decision: Decision, advisor: Advisor, seed = '') {
    const { view, choices } = decision;
    this.decision = decision;
    this.advisor = advisor;
    this.words = positionWords(view, seed);
    this.options = candidatesOf(view, choices, advisor).map((each) => ({
      ...each,
      short: new Seen(),
      whole: new Seen(),
    }));
    this.first = firstOf(this.options);
    this.course = advisor.learned?.trust(view).course ?? COURSE;
  }

  /** The answer at this depth. */
  think(depth: Depth): Judgement {
    while (this.step(depth));
    return this.judgement(depth);
  }

  /** Plays one more future: of the next choice in this deal, or in a new deal. False once there are enough. */
  step(depth: Depth): boolean {
    const trial = this.trial ?? this.nextTrial(depth);
    if (!trial) return false;
    const { imagined, how, options } = trial;
    const { action, [how]: seen } = options[trial.at++]!;
    const { random, advisor } = this;
    const { view } = this.decision;
    tryChoice(imagined, action, { view, advisor, random, turns: this.course[how], seen });
    this.trial = trial.at < options.length ? trial : null;
    return true;
  }

  private nextTrial(depth: Depth): Trial | null {
    const { short, whole } = this.effort(depth);
    if (this.options.length === 1) return null;
    if (this.played.short < short) return this.imagine('short');
    if (this.played.whole >= whole) return null;
    if (this.played.whole === 0) this.trailing = this.farBehind();
    return this.imagine('whole');
  }

  /** What is known by now. */
  judgement(depth: Depth): Judgement {
    const judged = this.options.map((option) => ({ option, points: this.points(option) }));
    judged.sort((a, b) => b.points.mean - a.points.mean);
    const best = judged[0]!;
    const choices = judged.map(({ option, points }): JudgedChoice => {
      const range = NINE_IN_TEN * Math.sqrt(points.variance);
      const { variance } = option === best.option ? NOTHING : this.gain(best.option, option);
      const spread = NINE_IN_TEN * Math.sqrt(variance);
      const loss = best.points.mean - points.mean;
      return {
        action: option.action,
        points: points.mean,
        low: points.mean - range,
        high: points.mean + range,
        loss,
        lossLow: Math.max(0, loss - spread),
        lossHigh: loss + spread,
        endings: this.endings(option),
        thrown: option.thrown,
        after: option.after,
        futures: option.short.futures + option.whole.futures,
      };
    });
    const isWhole = this.advisor.learned?.isWhole;
    return {
      depth: isWhole ? 'deep' : depth,
      ...tiesBroken(choices, this.decision.view, this.advisor),
    };
  }

  /** Deals to imagine. Beside a win, whose worth is certain, the other choices are played to their end at every depth. */
  private effort(depth: Depth): Effort {
    const { short, whole } = (this.advisor.learned ? EFFORTS : UNLEARNED)[depth];
    const near = this.options.reduce((count, { far }) => count + (far ? 0 : 1), 0);
    const wins = this.options.some(({ action }) => action.type === 'win');
    if (this.advisor.learned?.isWhole) return { short: 0, whole: Number(wins) };
    if (wins) return { short: 0, whole: Math.ceil((short / WHOLE_COST + whole) / near) };
    return { short: Math.ceil(short / near), whole: Math.ceil(whole / near) };
  }

  private imagine(how: 'short' | 'whole'): Trial {
    const { random, advisor, played, trailing } = this;
    const decision = played[how]++;
    seedDecision(random, this.words, { player: 0, decision });
    const imagined = imagineDeal(this.decision.view, advisor.beliefs, random);
    const isTried = (option: Option): boolean => {
      if (advisor.learned?.isWhole) return option.action.type === 'win';
      return decision % FAR_EVERY === 0 || !(option.far || trailing.has(option));
    };
    for (const option of this.options) if (!isTried(option)) option[how].skip();
    return { imagined, how, options: this.options.filter(isTried), at: 0 };
  }

  private farBehind(): ReadonlySet<Option> {
    const { options } = this;
    const best = options.reduce((most, each) =>
      this.points(each).mean > this.points(most).mean ? each : most,
    );
    const isBehind = (option: Option): boolean => {
      if (option === best || option.short.futures === 0) return false;
      const { mean, variance } = this.gain(best, option);
      return mean > SURE * Math.sqrt(variance);
    };
    return new Set(options.filter(isBehind));
  }

  /** Expected points of a choice: those of the first, and the gain over it. */
  private points(option: Option): Estimate {
    const { first } = this;
    if (option.action.type === 'win') return won(option);
    const level = this.level(first);
    if (option === first) return level;
    const gain = this.gain(option, first);
    return { mean: level.mean + gain.mean, variance: level.variance + gain.variance };
  }

  /** What the first choice is worth. */
  private level({ action, after, short, whole }: Option): Estimate {
    const { learned } = this.advisor;
    if (action.type === 'win') return won(this.first);
    if (!learned) return blended([meanOf(whole.points)]);
    const { noise } = learned;
    const { view } = this.decision;
    const { now, ahead, tooHigh = { now: 0, ahead: 0 } } = learned.trust(view);
    const foreseen = (seen: Seen): Estimate | null =>
      lowered(widened(meanOf(seen.points), ahead * noise), tooHigh.ahead * noise);
    const guess = after && pointsIn(learned.appraise(view, action));
    return blended([
      guess === null ? null : { mean: guess - tooHigh.now * noise, variance: (now * noise) ** 2 },
      foreseen(short),
      this.course.whole < Infinity ? foreseen(whole) : meanOf(whole.points),
    ]);
  }

  /** How much more one choice brings than another, told by prices and by futures, each weighed by its certainty. */
  private gain(a: Option, b: Option): Estimate {
    const { learned } = this.advisor;
    if (learned?.isWhole && [a, b].some(({ action }) => action.type === 'win')) {
      const [worth, other] = [this.points(a), this.points(b)];
      return { mean: worth.mean - other.mean, variance: worth.variance + other.variance };
    }
    const noise = this.advisor.noise ?? 0;
    const { prices, ahead, later, scatter } = learned?.trust(this.decision.view).gains ?? GAIN_ERRORS;
    const prior = { variance: (scatter * noise) ** 2, count: FIRST_DEALS };
    const isPriced = a.price !== null && b.price !== null;
    return blended([
      isPriced ? { mean: a.price - b.price, variance: (prices * noise) ** 2 } : null,
      widened(meanOf(differences(a.short, b.short), prior), ahead * noise),
      widened(meanOf(differences(a.whole, b.whole), prior), later * noise),
    ]);
  }

  private endings(option: Option): readonly Ending[] | null {
    const { learned } = this.advisor;
    const { action, after, short, whole } = option;
    if (whole.futures > short.futures || action.type === 'win') return whole.endings() ?? short.endings();
    const { view } = this.decision;
    return short.endings() ?? whole.endings() ?? (learned && after ? learned.appraise(view, action) : null);
  }
}

/** A win ends the deal: one future says what it brings, or several where other seats may win on the same tile. */
function won({ short, whole }: Option): Estimate {
  return meanOf([...short.points, ...whole.points]) ?? NOTHING;
}

function differences(a: Seen, b: Seen): readonly number[] {
  return a.points.map((points, deal) => points - b.points[deal]!);
}

/** Adds an error that more futures cannot take away: a standard deviation. */
function widened(estimate: Estimate | null, error: number): Estimate | null {
  return estimate && { mean: estimate.mean, variance: estimate.variance + error * error };
}

function lowered(estimate: Estimate | null, by: number): Estimate | null {
  return estimate && { ...estimate, mean: estimate.mean - by };
}
