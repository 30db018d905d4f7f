import { routesOf } from '../../bots/knownBooks';
import type { Holding } from '../../bots/targets/holding';
import { newOutlook } from '../../bots/targets/outlook';
import { isPartOf } from '../../bots/routes/buildRoutes';
import type { Route } from '../../bots/routes/route';
import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import type { Advisor } from '../advisor';
import type { TargetShare } from '../judgement';
import { surveyChoice } from '../surveyed';
import { readHand, routeOf, suitOf, valueOfPong } from './reading';
import type { HandReading, OpenTarget } from './reading';
import type { HeldMinimum, Way, WayName, WayToMinimum } from './reason';

const HONOURS: readonly TileKind[] = Array.from(
  { length: PLAYING_KINDS - FIRST_WIND },
  (_, at) => FIRST_WIND + at,
);

const MOST_WAYS = 3;
/** A sort of hand with less of the hope than this share is told only if there is no other. */
const LEAST_SHARE = 0.1;
const PONG = 3;
/** A limit hand is paid like so many times as many others: its share of the hope says that much less of how likely it is. */
const LIMIT = 1 / 13;
/** Ways that are more than this many tiles behind the nearest are not told. */
const BEHIND = 2;

/**
 * How far the hand is from the least value that may be won with, as it is held or after a choice, and the nearest ways
 * there. Null where the game has no such value, or what is held is sure of it. The game's book must be loaded.
 */
export function wayToMinimum(view: SeatView, action: Action | null = null): WayToMinimum | null {
  const advisor = advisorFor(view);
  if (!advisor || !rulesOf(view).scale || minimumValue(view) <= 0) return null;
  const hand = readHand(view, action, advisor);
  const minimum = minimumOf(view, hand);
  if (!minimum || minimum.has >= minimum.needs) return null;
  return { ...minimum, ways: waysOf(view, hand, sharesOf(view, action, advisor)) };
}

/** How much of the least value the hand is sure of as it is held; null where the game has no such value, or no book. */
export function heldMinimum(view: SeatView): HeldMinimum | null {
  const advisor = advisorFor(view);
  return advisor && minimumOf(view, readHand(view, null, advisor));
}

/** How the hope is shared among sorts of hands; that of the tiles as they are held if there is no action. */
function sharesOf(view: SeatView, action: Action | null, { mind }: Advisor): readonly TargetShare[] {
  const outlook = newOutlook();
  surveyChoice(mind, { view, action: action ?? { type: 'pass', seat: view.seat } }, outlook);
  return outlook.sorts.map((sort, at) => ({ sort, share: outlook.shares[at] ?? 0 }));
}

/** The least value that may be won with; 0 where there is none. */
export function minimumValue({ rules, options }: SeatView): number {
  return routesOf(rules)?.book.minimum(options) ?? 0;
}

/**
 * The least value that may be won with, and how much of it is sure; null where there is none. What the whole hand counts
 * is never sure before it is complete, however near: a tile of another suit may have to stay.
 */
export function minimumOf(view: SeatView, hand: HandReading): HeldMinimum | null {
  const unit = rulesOf(view).scale?.unit;
  const needs = minimumValue(view);
  if (unit === undefined || needs <= 0) return null;
  return { has: Math.min(needs, countedValue(view, hand)), needs, unit };
}

/** What is sure: what bonus tiles and pongs count in any hand. */
function countedValue(view: SeatView, { holding }: HandReading): number {
  const bonus = routesOf(view.rules)?.book.bonusValue(view) ?? 0;
  return HONOURS.filter((kind) => isPong(holding, kind)).reduce(
    (sum, kind) => sum + valueOfPong(view, kind),
    bonus,
  );
}

/** A hand of sets that can still be reached. */
interface OpenRoute extends OpenTarget {
  readonly route: Route;
}

/** The likeliest of the near ways; each sort once, by the nearest and plainest hand of it. */
function waysOf(view: SeatView, hand: HandReading, shares: readonly TargetShare[]): readonly Way[] {
  const shareOf = ({ route: { sort } }: OpenRoute): number =>
    (shares.find((each) => each.sort === sort)?.share ?? 0) * (sort === 'limit' ? LIMIT : 1);
  const routes = hand.open.flatMap(asRoute);
  const sorted = routes.toSorted(
    (a, b) => shareOf(b) - shareOf(a) || a.missing - b.missing || asks(a) - asks(b),
  );
  const ways: Way[] = [];
  for (const each of sorted) {
    if (ways.length === MOST_WAYS) break;
    if (each.missing > (hand.missing ?? 0) + BEHIND) continue;
    const way = wayOf(view, each, hand);
    const isRare = ways.length > 0 && (way.sort === 'limit' || shareOf(each) < LEAST_SHARE);
    if (!isRare && !ways.some((other) => isLike(other, way))) ways.push(way);
  }
  return ways;
}

/** How much a route asks for: of routes as near the plainest is told. */
function asks({ route }: OpenRoute): number {
  return route.value + Number(route.concealed) + Number(route.selfDrawn) + route.concealedPongs;
}

function isLike(a: Way, b: Way): boolean {
  return a.sort === b.sort && (a.sort !== 'other' || a.id === b.id);
}

function wayOf(view: SeatView, open: OpenRoute, { holding }: HandReading): Way {
  const { route, missing } = open;
  const value = route.sort === 'limit' ? null : valueOfWay(view, route, holding);
  return { ...nameOf(open, holding), value, missing };
}

function nameOf(open: OpenRoute, holding: Holding): WayName {
  const { id, sort, forced, concealed, selfDrawn } = open.route;
  const pongs = HONOURS.filter((kind) => isIn(forced, kind) && !isPong(holding, kind));
  return { id, sort, suit: suitOf(open), pongs, concealed, selfDrawn };
}

/** What the nearest hands must become; none where more than `most` are as near, null where all that they need is there. */
export function nearestNames(
  { holding, open, missing }: HandReading,
  most: number,
): readonly WayName[] | null {
  const nearest = open.filter((each) => each.missing === missing).flatMap(asRoute);
  const isSure = ({ route: { forced } }: OpenRoute): boolean =>
    forced !== 0 && HONOURS.every((kind) => !isIn(forced, kind) || isPong(holding, kind));
  if (nearest.some(isSure)) return null;
  const isCovered = (one: OpenRoute, at: number): boolean =>
    nearest.some(
      ({ route }, before) =>
        before !== at && isPartOf(one.route, route) && (before < at || !isPartOf(route, one.route)),
    );
  const names = nearest.filter((each, at) => !isCovered(each, at)).map((each) => nameOf(each, holding));
  return names.length > most ? [] : names;
}

function asRoute(open: OpenTarget): OpenRoute[] {
  const route = routeOf(open.target);
  return route ? [{ ...open, route }] : [];
}

/** What a hand counts at least that comes about in this way: its shape, what is added to it, and what is sure anyway. */
function valueOfWay(view: SeatView, route: Route, holding: Holding): number {
  const { book } = routesOf(view.rules)!;
  const { options } = view;
  const shape = book
    .shapes(options)
    .find(({ id, eyes }) => id === route.id && route.eyes === (eyes === undefined ? 0 : bitOf(eyes)));
  const added = HONOURS.filter(
    (kind) => !shape?.pongs?.includes(kind) && (isIn(route.forced, kind) || isPong(holding, kind)),
  );
  const won =
    (route.concealed && !shape?.concealed ? book.concealedValue(options) : 0) +
    (route.selfDrawn ? book.selfDrawnValue(options) : 0);
  return added.reduce(
    (sum, kind) => sum + valueOfPong(view, kind),
    book.bonusValue(view) + (shape?.value ?? 0) + won,
  );
}

/** Whether an honour is a pong or kong already, laid out or held. */
function isPong({ honours, counts }: Holding, kind: TileKind): boolean {
  return isIn(honours, kind) || counts[kind]! >= PONG;
}

function isIn(honours: number, kind: TileKind): boolean {
  return (honours & bitOf(kind)) !== 0;
}

function bitOf(honour: TileKind): number {
  return 1 << (honour - FIRST_WIND);
}
