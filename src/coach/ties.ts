import type { RouteSort } from '../bots/routes/route';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import type { JudgedChoice, Judgement } from './judgement';
import { liveFor, readHand } from './reasons/reading';
import type { HandReading, OpenRoute } from './reasons/reading';
import type { Compared } from './reasons/reason';

/** Hands so many tiles behind the nearest must be served as well, */
const BEHIND = 1;
/** if so much of the hope lies in their sort after one of the two choices. */
const LEAST_SHARE = 0.1;
/** More live tiles decide only if they are so many times as many. */
const MORE = 1.1;
/**
 * How much of the hope must lie in a sort of hand that decides. Futures played to their end agree with ties broken by
 * these sorts; by limit hands, or by what has no name beside likelier hands, they do not.
 */
const DECIDES: Readonly<Record<RouteSort, number>> = {
  'one-suit-with-honours': 0.2,
  'one-suit': 0.2,
  pongs: 0.2,
  pairs: 0.2,
  other: 0.5,
  limit: Infinity,
};

/** A choice with the hand that it leaves. */
export interface Left {
  readonly judged: JudgedChoice;
  readonly hand: HandReading;
}

/** What one discard serves better than another: the hand, and after both the tiles missing of it and the live ones that help. */
export interface Edge {
  readonly open: OpenRoute;
  readonly missing: Compared;
  readonly live: Compared;
}

/** Reads what a choice leaves. */
export function leftBy(view: SeatView, judged: JudgedChoice, advisor: Advisor): Left {
  return { judged, hand: readHand(view, judged.action, advisor) };
}

/**
 * What decides between two discards that are too close to call: the tile that the better one throws serves strictly
 * less. Every likely hand is as near after it as after the other, with as many live tiles that help, and one is nearer,
 * or many more tiles help. That hand, of several the likeliest; null where nothing decides.
 */
export function edgeOf(better: Left, other: Left): Edge | null {
  if ([better, other].some(({ judged }) => judged.action.type !== 'discard')) return null;
  const nearest = Math.min(better.hand.missing ?? Infinity, other.hand.missing ?? Infinity);
  let [found, most]: [Edge | null, number] = [null, 0];
  for (const { route, missing } of [...better.hand.open, ...other.hand.open]) {
    const share = Math.max(shareOf(better, route.sort), shareOf(other, route.sort));
    if (missing > nearest + BEHIND || share < LEAST_SHARE) continue;
    const [a, b] = [better, other].map(({ hand }) => hand.open.find((each) => each.route === route));
    if (!a || (b && b.missing < a.missing)) return null;
    if (!b) continue;
    const live = { better: liveFor(better.hand, a), other: liveFor(other.hand, b) };
    const isAsNear = a.missing === b.missing;
    if (isAsNear && live.better < live.other) return null;
    const isOfSets = route.form === 'sets' && route.family !== 'pongs';
    const hasMore = isOfSets && live.better > live.other && live.better >= MORE * live.other;
    const decides = share >= DECIDES[route.sort] && (!isAsNear || hasMore);
    if (!decides || share <= most) continue;
    [found, most] = [{ open: a, missing: { better: a.missing, other: b.missing }, live }, share];
  }
  return found;
}

/**
 * The choices, the best first, with a tie broken: of those too close to call, a discard that serves strictly less is better
 * than the one with the most points. The others keep their order, by points.
 */
export function tiesBroken(
  choices: readonly JudgedChoice[],
  view: SeatView,
  advisor: Advisor,
): Pick<Judgement, 'choices' | 'close'> {
  const close = choices.filter(isClose).map((judged) => leftBy(view, judged, advisor));
  const best = servesLeast(close)?.judged;
  if (!best) return { choices, close: close.length };
  const others = choices.filter((each) => each !== best);
  const all = [best, ...others].map((each) => lossAgainst(best, each));
  return { choices: all, close: all.filter(isClose).length };
}

/** The first, or what serves strictly less than it; of that, again what serves less. */
function servesLeast([first, ...others]: readonly Left[]): Left | undefined {
  if (!first) return undefined;
  const less = others.filter((each) => edgeOf(each, first) !== null);
  return less.length > 0 ? servesLeast(less) : first;
}

function isClose({ lossLow }: JudgedChoice): boolean {
  return lossLow <= 0;
}

/** A choice that was compared with another one, told to lose against this one. */
function lossAgainst(best: JudgedChoice, each: JudgedChoice): JudgedChoice {
  if (each === best) return { ...each, loss: 0, lossLow: 0, lossHigh: 0 };
  const less = (loss: number): number => Math.max(0, loss - best.loss);
  return { ...each, loss: less(each.loss), lossLow: less(each.lossLow), lossHigh: less(each.lossHigh) };
}

function shareOf({ judged }: Left, sort: RouteSort): number {
  return judged.after?.routes.find((each) => each.sort === sort)?.share ?? 0;
}
