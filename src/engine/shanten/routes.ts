import { COPIES, DIGITS, FIRST_HONOUR, honourKey, HONOURS, SET_KINDS, SUIT_KINDS, suitKey } from './blocks';
import { IMPOSSIBLE } from './costs';
import { forcedCopies, PONG, type Route } from './route';
import { routeTables, type RouteTables } from './routeTables';

/** A hand made ready for many routes: concealed `counts` by kind, the `sets` (0–5) still to be made, the kinds held. */
export interface RouteHand {
  readonly counts: readonly number[];
  readonly sets: number;
  /** Ascending. */
  readonly kinds: readonly number[];
  /** The keys of its blocks. */
  readonly keys: readonly number[];
}

/** `counts` by kind, none above four; they are kept, not copied. */
export function routeHand(counts: readonly number[], sets: number): RouteHand {
  const kinds: number[] = [];
  for (let kind = 0; kind < SET_KINDS; kind++) if (counts[kind]! > 0) kinds.push(kind);
  const keys = [suitKey(counts, 0), suitKey(counts, 9), suitKey(counts, 18), honourKey(counts)];
  return { counts, sets, kinds, keys };
}

/** Tiles missing of a hand of the route: 0 complete, 1 ready; Infinity if `sets` sets cannot be such a hand. */
export function routeDistance(hand: RouteHand, route: Route): number {
  return standOn(route, hand).distance;
}

/** The route's distance after discarding one of each of `hand.kinds`, in their order. */
export function distancesAfterDiscards(hand: RouteHand, route: Route): number[] {
  const standing = standOn(route, hand);
  const distances: number[] = [];
  for (const kind of hand.kinds) distances.push(distanceAfter(standing, kind, -1));
  return distances;
}

/** The kinds of which one more tile lowers the route's distance, ascending; with `live`, only those with copies left. */
export function routeUsefulTiles(hand: RouteHand, route: Route, live?: readonly number[]): number[] {
  const standing = standOn(route, hand);
  const useful: number[] = [];
  for (let kind = 0; kind < SET_KINDS; kind++) {
    if (hand.counts[kind]! >= COPIES || (live && live[kind]! <= 0)) continue;
    if (distanceAfter(standing, kind, 1) < standing.distance) useful.push(kind);
  }
  return useful;
}

/** Where a hand stands on a route, ready for looking up what one tile changes. */
interface Standing {
  readonly tables: RouteTables;
  readonly route: Route;
  readonly counts: readonly number[];
  readonly distance: number;
  /** Tiles missing of what is forced. */
  readonly forced: number;
  /** By block, without what is forced: its key, and what is missing by the id that a change may give it. */
  readonly keys: readonly number[];
  readonly totals: readonly Uint8Array[];
}

function standOn(route: Route, hand: RouteHand): Standing {
  const tables = routeTables();
  const { sets, forced, honours } = withoutForced(hand, route);
  const keys = [hand.keys[0]!, hand.keys[1]!, hand.keys[2]!, honours];
  const first = tables.suitId(route.suits[0], keys[0]!);
  const second = tables.suitId(route.suits[1], keys[1]!);
  const third = tables.suitId(route.suits[2], keys[2]!);
  const fourth = tables.honourId(route.honours, route.eyes !== null, honours);
  const front = tables.join(first, second);
  const back = tables.join(third, fourth);
  const totals = [
    tables.totalsBeside(tables.join(back, second), sets),
    tables.totalsBeside(tables.join(back, first), sets),
    tables.totalsBeside(tables.join(front, fourth), sets),
    tables.totalsBeside(tables.join(front, third), sets),
  ];
  const distance = distanceOf(totals[0]![first]!, forced);
  return { tables, route, counts: hand.counts, distance, forced, keys, totals };
}

/** What is missing of forced pongs and eyes (Infinity if the sets are too few), and the sets and the honours' key beside them. */
function withoutForced({ counts, sets, keys }: RouteHand, route: Route) {
  let remaining = sets;
  let forced = 0;
  let honours = keys[HONOURS]!;
  const isForcing = route.pongs > 0 || route.eyes !== null;
  for (let kind = FIRST_HONOUR; isForcing && kind < SET_KINDS; kind++) {
    const wanted = forcedCopies(route, kind);
    if (wanted === 0) continue;
    forced += Math.max(0, wanted - counts[kind]!);
    honours -= counts[kind]! * DIGITS[kind - FIRST_HONOUR]!;
    if (wanted === PONG) remaining--;
  }
  return remaining < 0 ? { sets: 0, forced: Infinity, honours } : { sets: remaining, forced, honours };
}

/** The distance with one tile of a kind more (`change` 1) or less (−1). */
function distanceAfter(standing: Standing, kind: number, change: 1 | -1): number {
  const { tables, route, distance } = standing;
  if (kind < FIRST_HONOUR) {
    const suit = (kind / SUIT_KINDS) | 0;
    const use = route.suits[suit]!;
    if (use === 'none') return distance;
    const key = standing.keys[suit]! + change * DIGITS[kind - suit * SUIT_KINDS]!;
    return distanceOf(standing.totals[suit]![tables.suitId(use, key)]!, standing.forced);
  }
  const wanted = forcedCopies(route, kind);
  if (wanted > 0) return distance - gainOfForced(standing.counts[kind]!, wanted, change);
  const key = standing.keys[HONOURS]! + change * DIGITS[kind - FIRST_HONOUR]!;
  const id = tables.honourId(route.honours, route.eyes !== null, key);
  return distanceOf(standing.totals[HONOURS]![id]!, standing.forced);
}

function distanceOf(total: number, forced: number): number {
  return total < IMPOSSIBLE ? total + forced : Infinity;
}

/** How many more of the wanted tiles are held after a change. */
function gainOfForced(held: number, wanted: number, change: 1 | -1): number {
  return Math.min(held + change, wanted) - Math.min(held, wanted);
}
