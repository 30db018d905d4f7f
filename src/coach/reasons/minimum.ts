import { bookOf } from '../../bots/knownBooks';
import type { Route } from '../../bots/routes/route';
import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, PLAYING_KINDS, suitOf as suitOfKind } from '../../engine/tiles';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { advisorFor } from '../advisor';
import { readHand, suitOf, valueOfPong } from './reading';
import type { HandReading, OpenRoute } from './reading';
import type { Way, WayToMinimum } from './reason';

const MOST_WAYS = 3;
const PONG = 3;
/** Ways that are so many tiles behind the nearest are not told. */
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
  return { ...minimum, ways: waysOf(hand) };
}

function minimumValue({ rules, options }: SeatView): number {
  return bookOf(rules)?.book.minimum(options) ?? 0;
}

/** The least value that may be won with, and how much of it is sure; null where there is none. */
export function minimumOf(view: SeatView, hand: HandReading): Omit<WayToMinimum, 'ways'> | null {
  const unit = rulesOf(view).scale?.unit;
  const needs = minimumValue(view);
  if (unit === undefined || needs <= 0) return null;
  return { has: Math.min(needs, sureValue(view, hand)), needs, unit };
}

/** What bonus tiles and pongs count in any hand; all that is needed where everything held is of one that counts as much. */
function sureValue(view: SeatView, hand: HandReading): number {
  const { counts, laid } = hand.holding;
  let value = bookOf(view.rules)?.book.bonusValue(view) ?? 0;
  for (const { type, kind } of laid) if (type !== 'chow') value += valueOfPong(view, kind);
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++)
    if (counts[kind]! >= PONG) value += valueOfPong(view, kind);
  const counted = hand.open.filter(({ route }) => route.form === 'sets' && !route.closed && !route.selfDrawn);
  return counted.some(({ route }) => fits(route, hand)) ? minimumValue(view) : value;
}

/** Whether all that is held is of a route already, and any sets that are made of it will do. */
function fits({ family, suits, honours, forced, eyes, concealedPongs }: Route, { holding }: HandReading) {
  const { counts, laid } = holding;
  const isPong = (kind: TileKind): boolean =>
    counts[kind]! >= PONG || laid.some((meld) => meld.type !== 'chow' && meld.kind === kind);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const bit = kind < FIRST_WIND ? 0 : 1 << (kind - FIRST_WIND);
    if ((forced & bit) !== 0 && !isPong(kind)) return false;
    const isIn =
      kind < FIRST_WIND ? ((suits >> suitOfKind(kind)) & 1) === 1 : honours || (forced & bit) !== 0;
    if (counts[kind]! > 0 && !isIn) return false;
  }
  return family === 'any' && eyes === 0 && concealedPongs === 0;
}

/** The nearest ways of different sorts. */
function waysOf(hand: HandReading): readonly Way[] {
  const sorted = hand.open.toSorted((a, b) => a.missing - b.missing || asks(a) - asks(b));
  const ways: Way[] = [];
  for (const each of sorted) {
    if (ways.length === MOST_WAYS || each.missing > (hand.missing ?? 0) + BEHIND) break;
    const way = wayOf(each, hand);
    if (!ways.some((other) => isLike(other, way))) ways.push(way);
  }
  return ways;
}

/** How much a route asks for: of routes as near the plainest is told. */
function asks({ route }: OpenRoute): number {
  return route.value + Number(route.concealed) + Number(route.selfDrawn) + route.concealedPongs;
}

function isLike(a: Way, b: Way): boolean {
  return a.sort === b.sort && (a.sort !== 'other' || (a.id === b.id && a.closed === b.closed));
}

function wayOf(open: OpenRoute, { holding }: HandReading): Way {
  const { id, sort, forced, closed, selfDrawn } = open.route;
  const pongs: TileKind[] = [];
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
    const bit = 1 << (kind - FIRST_WIND);
    if ((forced & bit) !== 0 && (holding.honours & bit) === 0 && holding.counts[kind]! < PONG)
      pongs.push(kind);
  }
  return { id, sort, suit: suitOf(open), pongs, closed, selfDrawn, missing: open.missing };
}
