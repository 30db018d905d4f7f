import type { FutureEnd } from '../bots/rollouts/playout';
import { ROUTE_SORTS } from '../bots/routes/route';
import type { Appraiser } from '../bots/value/appraiser';
import type { Ending } from '../bots/value/ending';
import { OUTCOMES } from '../bots/value/network';
import type { Outcome } from '../bots/value/network';

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
