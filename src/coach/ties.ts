import { ROUTE_SORTS } from '../bots/routes/route';
import type { RouteSort } from '../bots/routes/route';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import { noiseIn } from './classes';
import type { JudgedChoice, Judgement } from './judgement';
import { liveFor, readHand, takes } from './reasons/reading';
import type { HandReading, OpenRoute } from './reasons/reading';
import type { Compared } from './reasons/reason';

/**
 * A tie is broken only if the two choices are at most so many points apart, as a share of the noise: points that are
 * farther apart say more than what the hands can become. `served`: a hand is nearer, or more tiles help it; whole futures
 * confirm this share. `equal`: all else, where points are as good as equal.
 */
export const APART = { served: 0.06, equal: 0.015 };

/** Only hands that are at most this many tiles behind the nearest one are compared. */
const BEHIND = 1;
/** And only if their sort has at least this share of the hope after one of the two choices. */
const LEAST_SHARE = 0.1;
/** More live tiles decide only if there are at least this many times as many; of pongs and pairs they never do. */
const MORE = 1.1;
/** A sort of hand with this share of the hope is likely enough to decide. */
const DECIDING_SHARE = 0.2;
/**
 * A hand decides only if its sort has at least this share of the hope. Whole futures confirm ties that these sorts
 * broke. They do not confirm ties broken by limit hands, or by hands without a name.
 */
const DECIDES: Readonly<Record<RouteSort, number>> = {
  'one-suit-with-honours': DECIDING_SHARE,
  'one-suit': DECIDING_SHARE,
  pongs: DECIDING_SHARE,
  pairs: DECIDING_SHARE,
  other: 0.5,
  limit: Infinity,
};

/** A choice with the hand that it leaves. */
export interface Left {
  readonly judged: JudgedChoice;
  readonly hand: HandReading;
}

/** Why one choice is better than another: a hand, and after each its missing tiles and the live ones that help it. */
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
  let [found, most]: [Edge | null, number] = [null, 0];
  for (const likely of likelyOf(better, other)) {
    const { a, b, share, live } = likely;
    const serves = moreServed(likely);
    if (serves < 0) return null;
    if (serves === 0 || !a || !b || share < DECIDES[a.route.sort] || share <= most) continue;
    [found, most] = [{ open: a, missing: { better: a.missing, other: b.missing }, live }, share];
  }
  return found;
}

/** Whether every likely hand is served as well by one discard as by the other. */
export function isAsGood(one: Left, other: Left): boolean {
  return likelyOf(one, other).every((likely) => likely.a && likely.b && moreServed(likely) === 0);
}

/**
 * Of two discards that are as good: a likely hand that may use the tile of the other one, while none may use the tile
 * of the first. Null if there is none.
 */
export function spareFor(one: Left, other: Left): OpenRoute | null {
  if (!isAsGood(one, other)) return null;
  const likely = likelyOf(one, other).toSorted((x, y) => y.share - x.share);
  const using = ({ judged: { thrown } }: Left, least: number): OpenRoute | null =>
    likely.find(({ a, share }) => a && thrown !== null && share >= least && takes(a.route, thrown))?.a ??
    null;
  return using(one, LEAST_SHARE) ? null : using(other, DECIDING_SHARE);
}

/** Above 0 if a hand is served better by the first of two discards, below 0 if by the second. */
function moreServed({ a, b, live }: Likely): number {
  if (!a || !b) return a ? 0 : -1;
  if (a.missing !== b.missing) return b.missing - a.missing;
  const isOfSets = a.route.form === 'sets' && a.route.family !== 'pongs';
  const [most, least] = [Math.max(live.better, live.other), Math.min(live.better, live.other)];
  return isOfSets && most >= MORE * least ? live.better - live.other : 0;
}

/** A hand of the book that is likely after one of two discards, as it is after each; null where it cannot be reached. */
interface Likely {
  readonly a: OpenRoute | null;
  readonly b: OpenRoute | null;
  readonly share: number;
  /** Live tiles that help it. */
  readonly live: Compared;
}

function likelyOf(one: Left, other: Left): readonly Likely[] {
  const nearest = Math.min(one.hand.missing ?? Infinity, other.hand.missing ?? Infinity);
  const routeIn = ({ hand }: Left, route: OpenRoute['route']) =>
    hand.open.find((each) => each.route === route) ?? null;
  return [...one.hand.open, ...other.hand.open].flatMap(({ route, missing }) => {
    const share = Math.max(shareOf(one, route.sort), shareOf(other, route.sort));
    if (missing > nearest + BEHIND || share < LEAST_SHARE) return [];
    const [a, b] = [routeIn(one, route), routeIn(other, route)];
    const live = { better: a ? liveFor(one.hand, a) : 0, other: b ? liveFor(other.hand, b) : 0 };
    return [{ a, b, share, live }];
  });
}

/**
 * Decides between a claim and passing. A claim is better if it brings the nearest hand nearer and rules out no likely
 * sort of hand. Passing is better than a pong that brings neither the nearest hand nor a likely sort nearer, and than a
 * chow that does not bring the nearest hand nearer. Null where neither is.
 */
function claimIsBetter(claim: Left, pass: Left): boolean | null {
  const [claimed, passed] = [claim, pass].map(({ hand }) => hand.missing ?? Infinity) as [number, number];
  const sorts = ROUTE_SORTS.filter(
    (sort) => Math.max(shareOf(claim, sort), shareOf(pass, sort)) >= DECIDING_SHARE,
  ).map((sort) => [nearestOf(claim, sort), nearestOf(pass, sort)] as const);
  if (claimed < passed) return sorts.some(([a, b]) => a === Infinity && b < Infinity) ? null : true;
  const { type } = claim.judged.action;
  const mayServe = type === 'kong' || (type !== 'chow' && sorts.some(([a, b]) => a < b));
  return mayServe ? null : false;
}

/** Of a claim and passing, in either order: whether the first serves more. */
export function answersBetter(one: Left, other: Left): boolean {
  const [isPass, isOtherPass] = [one, other].map(({ judged }) => judged.action.type === 'pass');
  if (isOtherPass) return isClaim(one) && claimIsBetter(one, other) === true;
  return isPass === true && isClaim(other) && claimIsBetter(other, one) === false;
}

function isClaim({ judged: { action } }: Left): boolean {
  return 'own' in action;
}

function nearestOf({ hand }: Left, sort: RouteSort): number {
  return hand.open.reduce(
    (least, { route, missing }) => (route.sort === sort ? Math.min(least, missing) : least),
    Infinity,
  );
}

/**
 * Breaks a tie: of the choices that are too close to call, one that serves more comes before the one with the most
 * points. The others stay sorted by points.
 */
export function tiesBroken(
  choices: readonly JudgedChoice[],
  view: SeatView,
  advisor: Advisor,
): Pick<Judgement, 'choices' | 'close'> {
  const close = choices.filter(isClose).map((judged) => leftBy(view, judged, advisor));
  const best = servesMost(close, noiseIn({ choices }, advisor))?.judged;
  if (!best) return { choices, close: close.length };
  const others = choices.filter((each) => each !== best);
  const all = [best, ...others].map((each) => lossAgainst(best, each));
  return { choices: all, close: all.filter(isClose).length };
}

/** The first, or one that serves more, and so on. */
function servesMost([first, ...others]: readonly Left[], noise: number): Left | undefined {
  if (!first) return undefined;
  const more = others.filter((each) => servesMore(each, first, noise));
  return more.length > 0 ? servesMost(more, noise) : first;
}

function servesMore(one: Left, other: Left, noise: number): boolean {
  const apart = other.judged.points - one.judged.points;
  const areDiscards = [one, other].every(({ judged }) => judged.action.type === 'discard');
  if (areDiscards && apart <= APART.served * noise && edgeOf(one, other)) return true;
  if (apart > APART.equal * noise) return false;
  return areDiscards ? spareFor(one, other) !== null : answersBetter(one, other);
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
