import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import type { Advisor } from '../advisor';
import type { JudgedChoice, Judgement } from '../judgement';
import type { Decision } from '../thought';
import { dealsInLess, dearer, likelier } from './course';
import { faster, moreUseful } from './hand';
import { thrownBy } from './pair';
import type { Finder, Pair, Side } from './pair';
import { readHand } from './reading';
import type { Reason } from './reason';
import { keepsRoute, killsRoute, losesMinimum } from './routes';
import { courseOf, sharesOf, TERMS } from './terms';
import type { Term } from './terms';

/** A term that makes up less of the gap is not told. */
const LEAST_WEIGHT = 0.2;
const MOST_REASONS = 3;

/** What may explain a term, the most telling first: the first that holds is told. */
const FINDERS: Readonly<Record<Term, readonly Finder[]>> = {
  likelier: [losesMinimum, killsRoute, faster, keepsRoute, moreUseful, likelier],
  dearer: [dearer],
  feeding: [dealsInLess],
  others: [],
};

/**
 * Why the best choice is better than another one: `against` is its place among the judged choices; left out, it is the
 * first that is not close to the best. Three reasons at most, the weightiest first. The game's book must be loaded.
 */
export function reasonsFor(
  { view }: Decision,
  judgement: Judgement,
  against = defaultOther(judgement),
): readonly Reason[] {
  const advisor = advisorFor(view);
  const [best, other] = [judgement.choices[0], judgement.choices[against]];
  if (!advisor || !best || !other || against === 0) return [];
  const shares = sharesOf(best, other);
  const pair: Pair = {
    view,
    advisor,
    better: sideOf(view, best, advisor),
    other: sideOf(view, other, advisor),
  };
  if (!shares) return [];
  const told = TERMS.flatMap((term): Reason[] => {
    const weight = shares[term];
    const fact = weight >= LEAST_WEIGHT ? firstOf(FINDERS[term], pair) : null;
    return fact ? [{ ...fact, better: 0, against, weight }] : [];
  });
  return told.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_REASONS);
}

/** The choice that the best one is compared with unless another is named: a place, 0 where there is one choice alone. */
function defaultOther({ choices, close }: Judgement): number {
  return close < choices.length ? close : Math.min(1, choices.length - 1);
}

function firstOf(finders: readonly Finder[], pair: Pair) {
  for (const find of finders) {
    const fact = find(pair);
    if (fact) return fact;
  }
  return null;
}

function sideOf(view: SeatView, judged: JudgedChoice, advisor: Advisor): Side {
  return {
    judged,
    thrown: thrownBy(view, judged),
    hand: readHand(view, judged.action, advisor),
    course: judged.endings && courseOf(judged.endings),
  };
}
