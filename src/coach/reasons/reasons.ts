import type { SeatView } from '../../engine/view';
import { isLegalWin } from '../../bots/targets/mind';
import { advisorFor } from '../advisor';
import type { Advisor } from '../advisor';
import type { JudgedChoice, Judgement } from '../judgement';
import type { Decision } from '../thought';
import { factsOf, withoutRepeated } from './explain';
import { fewerNeed } from './needed';
import { withNow } from './now';
import { thrownBy } from './pair';
import type { Pair, Side } from './pair';
import type { Fact, Reason, ReasonCode } from './reason';
import { isNearestWay, readHand, suitOf } from './reading';
import { courseOf, sharesOf, TERMS } from './terms';
import { noiseIn } from '../classes';
import { answersBetter, apartIn, areDiscards, edgeOf, isAsGood, isAsSafe, leftBy, spareFor } from '../ties';
import type { Left } from '../ties';

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
  const { action, points } = choices[other];
  if (action.type === 'win' && !isLegalWin(view))
    return [{ code: 'false-win', points, better: 0, against: other, weight: 1 }];
  const least = best.points - apartIn(advisor).served * noiseIn(judgement, advisor);
  const tied =
    against === undefined
      ? [...choices.keys()].slice(1, close).filter((at) => choices[at]!.points >= least)
      : [against].filter((at) => at < close);
  const told = reasonsBetween({ view, judgement, advisor }, other);
  const { tie, asGood } = tiesOf({ view, choices, advisor }, tied);
  const all = tie ? withTie(tie, told) : told;
  const isEven = asGood && !all.some((reason) => reason.against === asGood.against);
  const most = [...all, ...(isEven ? [asGood] : [])].slice(0, MOST_REASONS);
  if (best.action.type !== 'exchange') return most;
  const before = readHand(view, null, advisor);
  return most.map((reason) => withNow(reason, before));
}

/**
 * Puts what breaks a tie first, and leaves out what it says already. About a claim, the other reasons say more: if there
 * are any, they stand alone.
 */
function withTie(tie: Reason, told: readonly Reason[]): readonly Reason[] {
  const isOfPair = ({ against }: Reason): boolean => against === tie.against;
  if (tie.code !== 'serves-less' && tie.code !== 'spare' && tie.code !== 'fewer-need' && told.some(isOfPair))
    return told;
  const weight = Math.max(1, ...told.map((reason) => reason.weight));
  return [
    { ...tie, weight },
    ...told.filter(
      (reason) => !isOfPair(reason) || (reason.code !== tie.code && !SAID_BY_TIES.includes(reason.code)),
    ),
  ];
}

const SAID_BY_TIES: readonly ReasonCode[] = ['keeps-route', 'more-useful', 'faster', 'fewer-need'];

interface Judged {
  readonly view: SeatView;
  readonly choices: readonly JudgedChoice[];
  readonly advisor: Advisor;
}

/**
 * Of these close choices, the best first: the first that the best one is told from by what it serves, and the first
 * that is as good in all of it, if no other choice comes before it.
 */
function tiesOf({ view, choices, advisor }: Judged, tied: readonly number[]) {
  const best = leftBy(view, choices[0]!, advisor);
  let asGood: Reason | null = null;
  for (const [place, against] of tied.entries()) {
    const other = leftBy(view, choices[against]!, advisor);
    const fact = tieOf(view, best, other);
    const compared = { better: 0, against, weight: LEAST_WEIGHT };
    if (fact) return { tie: { ...fact, ...compared } as Reason, asGood };
    if (place > 0 || !areDiscards(best, other)) continue;
    if (isAsGood(best, other) && isAsSafe(other, best, advisor)) asGood = { code: 'as-good', ...compared };
  }
  return { tie: null, asGood };
}

/** Why one of two choices that are close comes first. */
function tieOf(view: SeatView, best: Left, other: Left): Fact | null {
  const edge = areDiscards(best, other) ? edgeOf(best, other) : null;
  if (edge) {
    const { open, missing, live } = edge;
    const { sort, id } = open.target;
    const fact = { code: 'serves-less', sort, id, suit: suitOf(open), missing, live } as const;
    return isNearestWay(best.hand, open) ? fact : { ...fact, isOtherWay: true };
  }
  const user = areDiscards(best, other) ? spareFor(best, other) : null;
  if (user && other.judged.thrown !== null) {
    const { sort, id } = user.target;
    return { code: 'spare', sort, id, suit: suitOf(user), tiles: [other.judged.thrown] };
  }
  const fewer = fewerNeed({ view, better: best, other });
  if (fewer && areDiscards(best, other)) return fewer;
  const [a, b] = [best.hand.missing, other.hand.missing];
  if (a === null || b === null || !answersBetter(best, other)) return null;
  return a === b ? { code: 'no-nearer', missing: a } : { code: 'faster', missing: { better: a, other: b } };
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
  const isClose = against < judgement.close;
  const isContested = TERMS.some((term) => shares[term] <= -LEAST_WEIGHT);
  const told = TERMS.filter((term) => shares[term] >= LEAST_WEIGHT).flatMap((term) =>
    factsOf(term, pair, { isClose, isContested }).map(({ fact, part }): Reason => ({
      ...fact,
      better: 0,
      against,
      weight: shares[term] * part,
    })),
  );
  const sorted = told.filter(({ weight }) => weight >= LEAST_WEIGHT).toSorted((a, b) => b.weight - a.weight);
  const once = withoutRepeated(sorted);
  return once
    .filter((reason, at) => once.findIndex(({ code }) => code === reason.code) === at)
    .slice(0, MOST_REASONS);
}

/**
 * The choice that the best one is compared with unless another is named: a place, 0 where there is one choice alone.
 * Whatever is better than a win is compared with it, a claim with passing, passing with the best claim; a discard with
 * the first that is not close.
 */
function defaultOther({ choices, close }: Judgement): number {
  const [win, pass] = (['win', 'pass'] as const).map((type) =>
    choices.findIndex(({ action }) => action.type === type),
  ) as [number, number];
  if (win > 0) return win;
  if (pass > 0) return pass;
  return pass < 0 && close < choices.length ? close : Math.min(1, choices.length - 1);
}

function sideOf(view: SeatView, judged: JudgedChoice, advisor: Advisor): Side {
  return {
    judged,
    thrown: thrownBy(view, judged),
    hand: readHand(view, judged.action, advisor),
    course: judged.endings && courseOf(judged.endings),
  };
}
