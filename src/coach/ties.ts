import type { Target } from '../bots/targets/target';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import { noiseIn } from './classes';
import type { JudgedChoice, Judgement } from './judgement';
import { liveFor, readHand, routeOf, takes } from './reasons/reading';
import type { HandReading, OpenTarget } from './reasons/reading';
import type { Compared } from './reasons/reason';

/**
 * The most that two choices may be apart for a tie to be broken, in points, as a share of the noise. Beyond it the points
 * decide. `served`: a hand is nearer after one of them, or more tiles help it. `equal`: for all other reasons. Both shares
 * were found with futures played to their end. Where no future tells more, points are no matter of luck: only what the
 * mind may err by is left.
 */
const APART = { served: 0.06, equal: 0.015 };
const APART_OF_WHOLE = { served: 0.02, equal: 0.002 };

/** How far apart two choices of a table may be to be told by something else than points: shares of the noise. */
export function apartIn({ learned }: Advisor): typeof APART {
  return learned?.isWhole ? APART_OF_WHOLE : APART;
}

/** Chances to deal in that are apart by no more than this are equal, where no future tells more. */
const AS_SAFE = 0.005;

/** A hand is compared if it is at most this many tiles farther away than the nearest one. */
const BEHIND = 1;
/** A hand is compared if its sort has at least this share of the hope after one of the two choices. */
const LEAST_SHARE = 0.1;
/** One choice serves a hand of chows better if this many times as many live tiles help it. */
const MORE = 1.1;
/** A sort of hand with this share of the hope is likely enough to decide. */
const DECIDING_SHARE = 0.2;
/**
 * A hand can break a tie if its sort has at least this share of the hope. Limit hands never can, and hands without a name
 * seldom: futures played to their end showed that they break ties wrongly.
 */
const DECIDES: Readonly<Record<string, number>> = { other: 0.5, limit: Infinity };

function decidesFrom({ sort }: Target): number {
  return DECIDES[sort] ?? DECIDING_SHARE;
}

/** A choice with the hand that it leaves. */
export interface Left {
  readonly judged: JudgedChoice;
  readonly hand: HandReading;
}

/** Why one choice is better than another: a hand, the tiles it misses after each, and the live tiles that help it. */
export interface Edge {
  readonly open: OpenTarget;
  readonly missing: Compared;
  readonly live: Compared;
}

/** Reads what a choice leaves. */
export function leftBy(view: SeatView, judged: JudgedChoice, advisor: Advisor): Left {
  return { judged, hand: readHand(view, judged.action, advisor) };
}

/**
 * Whether the first of two discards that are too close to call is better. It is if it serves one likely hand better, and
 * none worse. Gives the hand that is served better, the likeliest of several; null if the first is not better.
 */
export function edgeOf(better: Left, other: Left): Edge | null {
  let [found, most]: [Edge | null, number] = [null, 0];
  for (const likely of likelyOf(better, other)) {
    const { a, b, share, live } = likely;
    const serves = moreServed(likely);
    if (serves < 0) return null;
    if (serves === 0 || !a || !b || share < decidesFrom(a.target) || share <= most) continue;
    [found, most] = [{ open: a, missing: { better: a.missing, other: b.missing }, live }, share];
  }
  return found;
}

/** Whether two discards serve every likely hand alike. */
export function isAsGood(one: Left, other: Left): boolean {
  return likelyOf(one, other).every((likely) => likely.a && likely.b && moreServed(likely) === 0);
}

/**
 * Of two discards that serve all hands alike, whether the first throws the tile that is spare. It is if no likely hand uses
 * it, while one uses the tile of the other discard. Gives that hand; null if the first tile is not spare. Of a hand of a
 * card a tile is no part that it is no farther without.
 */
export function spareFor(one: Left, other: Left): OpenTarget | null {
  if (!isAsGood(one, other)) return null;
  const likely = likelyOf(one, other).toSorted((x, y) => y.share - x.share);
  const using = ({ judged: { thrown } }: Left, least: number): OpenTarget | null =>
    likely.find(
      ({ a, share }) => a && thrown !== null && share >= least && routeOf(a.target) && takes(a, thrown),
    )?.a ?? null;
  return using(one, LEAST_SHARE) ? null : using(other, DECIDING_SHARE);
}

/**
 * Above 0 if the first of two discards serves a hand better, below 0 if the second does: it is nearer, or many more tiles
 * help it. Of pongs and pairs the number of tiles says too little.
 */
function moreServed({ a, b, live }: Likely): number {
  if (!a || !b) return a ? 0 : -1;
  if (a.missing !== b.missing) return b.missing - a.missing;
  const route = routeOf(a.target);
  const isOfSets = route?.form === 'sets' && route.family !== 'pongs';
  const [most, least] = [Math.max(live.better, live.other), Math.min(live.better, live.other)];
  return isOfSets && most >= MORE * least ? live.better - live.other : 0;
}

/** Whether both let tiles go: discards, or packets of as many tiles. */
export function areDiscards(one: Left, other: Left): boolean {
  const [a, b] = [one.judged.action, other.judged.action];
  if (a.type === 'exchange' && b.type === 'exchange') return a.tiles.length === b.tiles.length;
  return a.type === 'discard' && b.type === 'discard';
}

/** A likely hand after each of two discards; null where it cannot be reached. */
interface Likely {
  readonly a: OpenTarget | null;
  readonly b: OpenTarget | null;
  readonly share: number;
  /** Live tiles that help it. */
  readonly live: Compared;
}

function likelyOf(one: Left, other: Left): readonly Likely[] {
  const nearest = Math.min(one.hand.missing ?? Infinity, other.hand.missing ?? Infinity);
  const openIn = ({ hand }: Left, target: Target) => hand.open.find((each) => each.target === target) ?? null;
  return [...one.hand.open, ...other.hand.open].flatMap(({ target, missing }) => {
    const share = Math.max(shareOf(one, target.sort), shareOf(other, target.sort));
    if (missing > nearest + BEHIND || share < LEAST_SHARE) return [];
    const [a, b] = [openIn(one, target), openIn(other, target)];
    const live = { better: a ? liveFor(one.hand, a) : 0, other: b ? liveFor(other.hand, b) : 0 };
    return [{ a, b, share, live }];
  });
}

/**
 * Whether a claim is better than passing; null where that is open. It is better if the nearest hand comes nearer by it,
 * and no likely sort is ruled out. Passing is better than a chow by which the nearest hand comes no nearer. It is better
 * than a pong if no likely sort comes nearer either.
 */
function claimIsBetter(claim: Left, pass: Left): boolean | null {
  const [claimed, passed] = [claim, pass].map(({ hand }) => hand.missing ?? Infinity) as [number, number];
  const named = [claim, pass].flatMap(({ judged }) => judged.after?.targets ?? []);
  const sorts = [
    ...new Set(named.filter(({ share }) => share >= DECIDING_SHARE).map(({ sort }) => sort)),
  ].map((sort) => [nearestOf(claim, sort), nearestOf(pass, sort)] as const);
  if (claimed < passed) return sorts.some(([a, b]) => a === Infinity && b < Infinity) ? null : true;
  const { type } = claim.judged.action;
  const mayServe = type === 'kong' || (type !== 'chow' && sorts.some(([a, b]) => a < b));
  return mayServe ? null : false;
}

/** Whether the first is better of a claim and passing, in either order. */
export function answersBetter(one: Left, other: Left): boolean {
  const [isPass, isOtherPass] = [one, other].map(({ judged }) => judged.action.type === 'pass');
  if (isOtherPass) return isClaim(one) && claimIsBetter(one, other) === true;
  return isPass === true && isClaim(other) && claimIsBetter(other, one) === false;
}

function isClaim({ judged: { action } }: Left): boolean {
  return 'own' in action;
}

function nearestOf({ hand }: Left, sort: string): number {
  return hand.open.reduce(
    (least, { target, missing }) => (target.sort === sort ? Math.min(least, missing) : least),
    Infinity,
  );
}

/**
 * Puts another choice first where several are too close to call and one of them serves more than the one with the most
 * points. Then come the others that are close, then those that certainly lose, each in the order of their points: a choice
 * tried in few deals may be close with fewer points than one that loses.
 */
export function tiesBroken(
  choices: readonly JudgedChoice[],
  view: SeatView,
  advisor: Advisor,
): Pick<Judgement, 'choices' | 'close'> {
  const close = choices.filter(isClose).map((judged) => leftBy(view, judged, advisor));
  const table = { noise: noiseIn({ choices }, advisor), advisor };
  const best = servesMost(close, table)?.judged;
  if (!best) return { choices, close: 0 };
  const others = choices.filter((each) => each !== best);
  const all = [best, ...others].map((each) => lossAgainst(best, each));
  const first = all.filter(isClose);
  return { choices: [...first, ...all.filter((each) => !isClose(each))], close: first.length };
}

/** The first; or one that serves more than it, or more than that one, and so on. */
function servesMost([first, ...others]: readonly Left[], table: Table): Left | undefined {
  if (!first) return undefined;
  const more = others.filter((each) => servesMore(each, first, table));
  return more.length > 0 ? servesMost(more, table) : first;
}

interface Table {
  readonly noise: number;
  readonly advisor: Advisor;
}

function servesMore(one: Left, other: Left, { noise, advisor }: Table): boolean {
  const apart = other.judged.points - one.judged.points;
  const { served, equal } = apartIn(advisor);
  const lets = areDiscards(one, other);
  const mayServe = lets && apart <= served * noise && isAsSafe(one, other, advisor);
  if (mayServe && edgeOf(one, other)) return true;
  if (apart > equal * noise) return false;
  return lets ? spareFor(one, other) !== null : answersBetter(one, other);
}

/** Where chances are reckoned, whether the first deals in no more often than the second. Futures are too few to say it. */
export function isAsSafe(one: Left, other: Left, { learned }: Advisor): boolean {
  const [a, b] = [one, other].map(({ judged }) =>
    judged.endings?.find(({ outcome }) => outcome === 'dealt-in'),
  );
  return !learned?.isWhole || !a || !b || a.chance <= b.chance + AS_SAFE;
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

function shareOf({ judged }: Left, sort: string): number {
  return judged.after?.targets.find((each) => each.sort === sort)?.share ?? 0;
}
