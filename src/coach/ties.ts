import type { RouteSort } from '../bots/routes/route';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import type { JudgedChoice, Judgement } from './judgement';
import { liveFor, readHand } from './reasons/reading';
import type { HandReading, OpenRoute } from './reasons/reading';
import type { Compared } from './reasons/reason';

/** Only hands that are at most this many tiles behind the nearest one are compared. */
const BEHIND = 1;
/** And only if their sort has at least this share of the hope after one of the two choices. */
const LEAST_SHARE = 0.1;
/** More live tiles decide only if there are at least this many times as many. */
const MORE = 1.1;
/**
 * A hand decides only if its sort has at least this share of the hope. Whole futures confirm ties that these sorts
 * broke. They do not confirm ties broken by limit hands, or by hands without a name.
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

/** Why one discard is better than another: a hand, and after each its missing tiles and the live ones that help it. */
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
 * Decides between two discards that are too close to call. The first is better if no likely hand loses by it and one
 * gains: it is nearer, or many more live tiles help it. Gives that hand, the likeliest of several; null if none decides.
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
 * Breaks a tie. Of the choices that are too close to call, a discard that `edgeOf` prefers to the one with the most
 * points comes first. The others stay sorted by points.
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

/** The first, or one that `edgeOf` prefers to it, and so on. */
function servesLeast([first, ...others]: readonly Left[]): Left | undefined {
  if (!first) return undefined;
  const less = others.filter((each) => edgeOf(each, first) !== null);
  return less.length > 0 ? servesLeast(less) : first;
}

function isClose({ lossLow }: JudgedChoice): boolean {
  return lossLow <= 0;
}

/** The same choice, with its loss measured against this best one. */
function lossAgainst(best: JudgedChoice, each: JudgedChoice): JudgedChoice {
  if (each === best) return { ...each, loss: 0, lossLow: 0, lossHigh: 0 };
  const less = (loss: number): number => Math.max(0, loss - best.loss);
  return { ...each, loss: less(each.loss), lossLow: less(each.lossLow), lossHigh: less(each.lossHigh) };
}

function shareOf({ judged }: Left, sort: RouteSort): number {
  return judged.after?.routes.find((each) => each.sort === sort)?.share ?? 0;
}
