import { bookOf } from '../../bots/knownBooks';
import { newOutlook } from '../../bots/routes/outlook';
import { ROUTE_SORTS } from '../../bots/routes/route';
import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, PLAYING_KINDS, suitOf as suitOfKind } from '../../engine/tiles';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import type { Advisor } from '../advisor';
import type { RouteShare } from '../judgement';
import { readHand, suitOf, valueOfPong } from './reading';
import type { HandReading, OpenRoute } from './reading';
import type { HeldMinimum, Way, WayToMinimum } from './reason';

const MOST_WAYS = 3;
/** A sort of hand in which less of the hope lies is told only where there is no other. */
const LEAST_SHARE = 0.03;
const PONG = 3;
/** Tiles missing of a hand that is ready, and of one that is near. */
const READY = 1;
const NEAR = 2;
/** Ways that are so many tiles behind the nearest are not told. */
const BEHIND = 1;

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
  return { ...minimum, ways: waysOf(hand, sharesOf(view, action, advisor)) };
}

/** How much of the least value the hand is sure of as it is held; null where the game has no such value, or no book. */
export function heldMinimum(view: SeatView): HeldMinimum | null {
  const advisor = advisorFor(view);
  return advisor && minimumOf(view, readHand(view, null, advisor));
}

/** How the hope is shared among sorts of hands; that of the tiles as they are held if there is no action. */
function sharesOf(view: SeatView, action: Action | null, { mind }: Advisor): readonly RouteShare[] {
  const outlook = newOutlook();
  mind.survey(view, action ?? { type: 'pass', seat: view.seat }, outlook);
  return ROUTE_SORTS.map((sort, at) => ({ sort, share: outlook.shares[at] ?? 0 }));
}

/** The least value that may be won with; 0 where there is none. */
export function minimumValue({ rules, options }: SeatView): number {
  return bookOf(rules)?.book.minimum(options) ?? 0;
}

/** The least value that may be won with, and how much of it is sure; null where there is none. */
export function minimumOf(view: SeatView, hand: HandReading): HeldMinimum | null {
  const unit = rulesOf(view).scale?.unit;
  const needs = minimumValue(view);
  if (unit === undefined || needs <= 0) return null;
  return { has: Math.min(needs, sureValue(view, hand)), needs, unit };
}

/** What is sure: all that is needed where the hand is near to one that counts as much, and no tile of it is of another. */
function sureValue(view: SeatView, hand: HandReading): number {
  const isSure = hand.open.some((open) => open.missing <= NEAR && fits(open, hand));
  return isSure ? minimumValue(view) : countedValue(view, hand);
}

/** What bonus tiles and pongs count in any hand. */
export function countedValue(view: SeatView, { holding }: HandReading): number {
  const { counts, laid } = holding;
  let value = bookOf(view.rules)?.book.bonusValue(view) ?? 0;
  for (const { type, kind } of laid) if (type !== 'chow') value += valueOfPong(view, kind);
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++)
    if (counts[kind]! >= PONG) value += valueOfPong(view, kind);
  return value;
}

/** Whether any sets that are made of what is held will do. Pongs that are ready can become nothing else. */
function fits({ route, missing }: OpenRoute, { holding }: HandReading): boolean {
  if (route.form !== 'sets' || route.closed || route.selfDrawn || route.eyes !== 0) return false;
  if (route.family !== 'any') return route.family === 'pongs' && missing <= READY;
  const { counts, laid } = holding;
  const isPong = (kind: TileKind): boolean =>
    counts[kind]! >= PONG || laid.some((meld) => meld.type !== 'chow' && meld.kind === kind);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const isForced = kind >= FIRST_WIND && (route.forced & (1 << (kind - FIRST_WIND))) !== 0;
    if (isForced && !isPong(kind)) return false;
    const isIn =
      kind < FIRST_WIND ? ((route.suits >> suitOfKind(kind)) & 1) === 1 : route.honours || isForced;
    if (counts[kind]! > 0 && !isIn) return false;
  }
  return true;
}

/** The nearest ways, of those as near the likelier sort first; each sort once. */
function waysOf(hand: HandReading, shares: readonly RouteShare[]): readonly Way[] {
  const shareOf = ({ route }: OpenRoute): number =>
    shares.find(({ sort }) => sort === route.sort)?.share ?? 0;
  const sorted = hand.open.toSorted(
    (a, b) => a.missing - b.missing || shareOf(b) - shareOf(a) || asks(a) - asks(b),
  );
  const ways: Way[] = [];
  for (const each of sorted) {
    if (ways.length === MOST_WAYS || each.missing > (hand.missing ?? 0) + BEHIND) break;
    const way = wayOf(each, hand);
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

function wayOf(open: OpenRoute, { holding }: HandReading): Way {
  const { id, sort, forced, concealed, selfDrawn } = open.route;
  const pongs: TileKind[] = [];
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
    const bit = 1 << (kind - FIRST_WIND);
    if ((forced & bit) !== 0 && (holding.honours & bit) === 0 && holding.counts[kind]! < PONG)
      pongs.push(kind);
  }
  return { id, sort, suit: suitOf(open), pongs, concealed, selfDrawn, missing: open.missing };
}
