import { pointsOf } from '../bots/rollouts/points';
import { playFuture } from '../bots/rollouts/playout';
import type { FutureEnd } from '../bots/rollouts/playout';
import { ROUTE_SORTS } from '../bots/routes/route';
import type { Appraiser } from '../bots/value/appraiser';
import { OUTCOMES, outcomeFor } from '../bots/value/network';
import type { Outcome } from '../bots/value/network';
import type { Random } from '../engine/random';
import type { Action, Deal, Seat } from '../engine/types';
import type { Advisor } from './advisor';
import type { Ending } from '../bots/value/ending';

/** What was seen of one choice in the deals imagined so far. */
export class Seen {
  /** Points by imagined deal; NaN for deals in which the choice was not tried. */
  readonly points: number[] = [];
  private readonly chances = new Float64Array(OUTCOMES.length);
  private readonly brought = new Float64Array(OUTCOMES.length);
  private count = 0;

  get futures(): number {
    return this.count;
  }

  /** The choice is not tried in the next deal. */
  skip(): void {
    this.points.push(Number.NaN);
  }

  /** A future of so many points, which ended like this, as far as is known. */
  add(points: number, ends: readonly Ending[]): void {
    this.points.push(points);
    this.count++;
    for (const [at, { chance, points: each }] of ends.entries()) {
      this.chances[at]! += chance;
      this.brought[at]! += chance * each;
    }
  }

  /** Null before any future. */
  endings(): readonly Ending[] | null {
    if (this.count === 0) return null;
    return OUTCOMES.map((outcome, at) => ({
      outcome,
      chance: this.chances[at]! / this.count,
      points: this.chances[at]! > 0 ? this.brought[at]! / this.chances[at]! : 0,
    }));
  }
}

/** Who tries a choice, how far, and where what it brings is noted. */
interface Trial {
  readonly advisor: Advisor;
  readonly random: Random;
  /** In own turns. */
  readonly turns: number;
  readonly seen: Seen;
}

/** Plays one future from a choice and notes what it brings. */
export function tryChoice(imagined: Deal, action: Action, { advisor, random, turns, seen }: Trial): void {
  const end = playFuture(imagined, action, { policy: advisor.policy, random, turns });
  const ends = endingsOf(end, action.seat, advisor);
  seen.add(pointsIn(ends), ends);
}

/** The expected points of these endings. */
export function pointsIn(endings: readonly Ending[]): number {
  return endings.reduce((sum, { chance, points }) => sum + chance * points, 0);
}

function endingsOf({ deal, ahead }: FutureEnd, seat: Seat, { learned }: Advisor): readonly Ending[] {
  if (ahead && learned) return learned.appraise(ahead.view, ahead.action);
  const ended = outcomeFor(deal.wins, seat);
  const points = pointsOf(deal, null)[seat]!;
  return OUTCOMES.map((outcome) => ({
    outcome,
    chance: outcome === ended ? 1 : 0,
    points: outcome === ended ? points : 0,
  }));
}

const LIMIT = ROUTE_SORTS.indexOf('limit');
const DRAWN_DEAL = OUTCOMES.indexOf('drawn');
const OTHERS: readonly Outcome[] = ['dealt-in', 'others-self-drawn', 'others-won'];
/**
 * Shares of wins that are limit hands, as whole futures show. `others`: wins of other seats. `hunter`: wins of a seat
 * that has at least `HUNTS` of its hope in limit hands.
 */
const LIMITS = { others: 0.014, hunter: 0.3 };
const HUNTS = 0.95;
/** The odds of a drawn deal are this many times what was learned. What is taken away goes to wins of other seats. */
const DRAWN = 0.75;

/** Who says what positions are worth. */
export interface Appraised {
  readonly appraiser: Appraiser;
  /** How many points of this table one learned point is worth. */
  readonly unit: number;
  /** What a limit hand pays here, as a multiple of what it counted while worth was learned. */
  readonly limit: number;
}

/**
 * How a deal may end after a choice, as it was learned, with two known errors put right. Limit hands counted too little
 * while it was learned. And more deals were drawn then, as seats also tried choices that were not the best.
 */
export function appraised(
  { appraiser, unit, limit }: Appraised,
  { view, action }: NonNullable<FutureEnd['ahead']>,
): readonly Ending[] {
  const { chances, points } = appraiser.appraise(view, action);
  const hunts = appraiser.outlook.shares[LIMIT]! >= HUNTS;
  const drawn = chances[DRAWN_DEAL]!;
  const ofOthers = OUTCOMES.reduce((sum, each, at) => sum + (OTHERS.includes(each) ? chances[at]! : 0), 0);
  const fewer = ofOthers > 0 ? drawn - (DRAWN * drawn) / (1 - drawn + DRAWN * drawn) : 0;
  return OUTCOMES.map((outcome, at) => {
    const chance = chances[at]!;
    const isOther = OTHERS.includes(outcome);
    const limits = isOther ? LIMITS.others : hunts ? LIMITS.hunter : 0;
    return {
      outcome,
      chance: isOther ? chance * (1 + fewer / ofOthers) : outcome === 'drawn' ? chance - fewer : chance,
      points: unit * points[at]! * (1 + limits * (limit - 1)),
    };
  });
}
