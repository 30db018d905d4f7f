import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import type { Advisor } from '../advisor';
import type { JudgedChoice, Judgement } from '../judgement';
import type { Decision } from '../thought';
import { factsOf } from './explain';
import { thrownBy } from './pair';
import type { Pair, Side } from './pair';
import type { Reason } from './reason';
import { readHand } from './reading';
import { courseOf, sharesOf, TERMS } from './terms';

/** What makes up less of the gap is not told. */
const LEAST_WEIGHT = 0.2;
const MOST_REASONS = 3;

/**
 * Why the best choice is better than another one: `against` is its place among the judged choices; left out, it is the
 * first that is not close to the best. Three reasons at most, the weightiest first. The game's book must be loaded.
 */
export function reasonsFor(
  { view }: Decision,
  judgement: Judgement,
  against = defaultOther(judgement),
): readonly Reason[] {
  const [best, other] = [judgement.choices[0], judgement.choices[against]];
  const advisor = advisorFor(view);
  if (!advisor || !best || !other || against === 0) return [];
  if (best.action.type === 'win')
    return [{ code: 'wins-now', points: best.points, better: 0, against, weight: 1 }];
  const shares = sharesOf(best, other);
  if (!shares) return [];
  const pair: Pair = {
    view,
    better: sideOf(view, best, advisor),
    other: sideOf(view, other, advisor),
  };
  const told = TERMS.filter((term) => shares[term] >= LEAST_WEIGHT).flatMap((term) =>
    factsOf(term, pair, against < judgement.close).map(({ fact, part }): Reason => ({
      ...fact,
      better: 0,
      against,
      weight: shares[term] * part,
    })),
  );
  const sorted = told.filter(({ weight }) => weight >= LEAST_WEIGHT).toSorted((a, b) => b.weight - a.weight);
  return sorted
    .filter((reason, at) => sorted.findIndex(({ code }) => code === reason.code) === at)
    .slice(0, MOST_REASONS);
}

/** The choice that the best one is compared with unless another is named: a place, 0 where there is one choice alone. */
function defaultOther({ choices, close }: Judgement): number {
  return close < choices.length ? close : Math.min(1, choices.length - 1);
}

function sideOf(view: SeatView, judged: JudgedChoice, advisor: Advisor): Side {
  return {
    judged,
    thrown: thrownBy(view, judged),
    hand: readHand(view, judged.action, advisor),
    course: judged.endings && courseOf(judged.endings),
  };
}
