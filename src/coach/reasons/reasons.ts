import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import type { Advisor } from '../advisor';
import type { JudgedChoice, Judgement } from '../judgement';
import type { Decision } from '../thought';
import { factsOf } from './explain';
import { thrownBy } from './pair';
import type { Pair, Side } from './pair';
import type { Reason, ReasonCode } from './reason';
import { readHand, suitOf } from './reading';
import { courseOf, sharesOf, TERMS } from './terms';
import { edgeOf, leftBy } from '../ties';

/** What makes up less of the gap is not told. */
const LEAST_WEIGHT = 0.2;
const MOST_REASONS = 3;

/**
 * Why the best choice is better than another one: `against` is its place among the judged choices; left out, it is the
 * first that is not close to the best, and what breaks a tie with one that is close comes first. Three reasons at most,
 * the weightiest first. The game's book must be loaded.
 */
export function reasonsFor({ view }: Decision, judgement: Judgement, against?: number): readonly Reason[] {
  const { choices, close } = judgement;
  const advisor = advisorFor(view);
  const best = choices[0];
  const other = against ?? defaultOther(judgement);
  if (!advisor || !best || !choices[other] || other === 0) return [];
  if (best.action.type === 'win')
    return [{ code: 'wins-now', points: best.points, better: 0, against: other, weight: 1 }];
  const tied =
    against === undefined ? [...choices.keys()].slice(1, close) : [against].filter((at) => at < close);
  const tie = firstTie({ view, choices, advisor }, tied);
  const told = reasonsBetween({ view, judgement, advisor }, other).filter(
    ({ code, against: at }) => tie?.against !== at || !SAID_BY_TIES.includes(code),
  );
  const most = Math.max(1, ...told.map(({ weight }) => weight));
  return [...(tie ? [{ ...tie, weight: most }] : []), ...told].slice(0, MOST_REASONS);
}

/** What a tie is broken by says as much. */
const SAID_BY_TIES: readonly ReasonCode[] = ['keeps-route', 'more-useful', 'faster'];

interface Judged {
  readonly view: SeatView;
  readonly choices: readonly JudgedChoice[];
  readonly advisor: Advisor;
}

/** The first of these close choices that the best one is told from by what it serves. */
function firstTie({ view, choices, advisor }: Judged, tied: readonly number[]): Reason | null {
  const best = leftBy(view, choices[0]!, advisor);
  for (const against of tied) {
    const edge = edgeOf(best, leftBy(view, choices[against]!, advisor));
    if (!edge) continue;
    const { open, missing, live } = edge;
    const { sort, id } = open.route;
    return {
      code: 'serves-less',
      sort,
      id,
      suit: suitOf(open),
      missing,
      live,
      better: 0,
      against,
      weight: 1,
    };
  }
  return null;
}

interface Comparing {
  readonly view: SeatView;
  readonly judgement: Judgement;
  readonly advisor: Advisor;
}

function reasonsBetween({ view, judgement, advisor }: Comparing, against: number): readonly Reason[] {
  const [best, other] = [judgement.choices[0]!, judgement.choices[against]!];
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
