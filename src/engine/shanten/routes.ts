import { BLOCKS, COPIES, DIGITS, FIRST_HONOUR, HONOUR_KINDS, HONOURS, honourKey, SET_KINDS, SUIT_KINDS, suitKey } from './blocks';
import { IMPOSSIBLE, totalCost } from './costs';
import { forcedCopies, PONG, type Route } from './route';
import { routeTables } from './routeTables';

/** A hand made ready for many routes: its concealed `counts` by kind, the `sets` still to be made, the kinds it holds. */
export interface RouteHand {
  readonly counts: readonly number[];
  readonly sets: number;
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

/** Tiles missing of a hand of the route: 0 complete, 1 ready; Infinity if it asks for more than the sets can hold. */
export function routeDistance(hand: RouteHand, route: Route): number {
  return stand(hand, route).distance;
}

/** The route's distance after discarding one of each of `hand.kinds`, in their order. */
export function distancesAfterDiscards(hand: RouteHand, route: Route): number[] {
  const standing = stand(hand, route);
  return hand.kinds.map((kind) => distanceAfter(standing, kind, -1));
}

/** The kinds of which one more tile lowers the route's distance, ascending; with `live`, only those with copies left. */
export function routeUsefulTiles(hand: RouteHand, route: Route, live?: readonly number[]): number[] {
  const standing = stand(hand, route);
  const useful: number[] = [];
  for (let kind = 0; kind < SET_KINDS; kind++) {
    if (hand.counts[kind]! >= COPIES || (live && live[kind]! <= 0)) continue;
    if (distanceAfter(standing, kind, 1) < standing.distance) useful.push(kind);
  }
  return useful;
}

/** Where a hand stands on a route: what each block has, and the other three together. */
interface Standing {
  readonly hand: RouteHand;
  readonly route: Route;
  /** Sets that are not forced. */
  readonly sets: number;
  /** Tiles missing of what is forced. */
  readonly forced: number;
  readonly keys: readonly number[];
  readonly ids: readonly number[];
  readonly others: readonly number[];
  readonly distance: number;
}

function stand(hand: RouteHand, route: Route): Standing {
  const tables = routeTables();
  const { sets, forced, honours } = setForcedApart(hand, route);
  const keys = [hand.keys[0]!, hand.keys[1]!, hand.keys[2]!, honours];
  const ids = keys.map((key, block) => blockId(route, block, key));
  const front = tables.join(ids[0]!, ids[1]!);
  const back = tables.join(ids[2]!, ids[3]!);
  const others = [
    tables.join(back, ids[1]!),
    tables.join(back, ids[0]!),
    tables.join(front, ids[3]!),
    tables.join(front, ids[2]!),
  ];
  const distance = distanceOf(others[0]!, ids[0]!, sets) + forced;
  return { hand, route, sets, forced, keys, ids, others, distance };
}

/** What forced pongs and eyes lack, the sets that remain, and the key of the honours that remain. */
function setForcedApart({ counts, sets, keys }: RouteHand, route: Route) {
  let remaining = sets;
  let forced = 0;
  let honours = keys[HONOURS]!;
  for (let place = 0; place < HONOUR_KINDS && isForcing(route); place++) {
    const wanted = forcedCopies(route, FIRST_HONOUR + place);
    if (wanted === 0) continue;
    const held = counts[FIRST_HONOUR + place]!;
    forced += Math.max(0, wanted - held);
    honours -= held * DIGITS[place]!;
    if (wanted === PONG) remaining--;
  }
  return { sets: remaining, forced, honours };
}

function isForcing(route: Route): boolean {
  return route.pongs > 0 || route.eyes !== null;
}

function blockId(route: Route, block: number, key: number): number {
  if (block < HONOURS) return routeTables().suitId(route.suits[block]!, key);
  return routeTables().honourId(route.honours, key, route.eyes !== null);
}

function distanceOf(others: number, own: number, sets: number): number {
  const tables = routeTables();
  const cost = totalCost(tables.costs(others), tables.costs(own), sets);
  return cost < IMPOSSIBLE ? cost : Infinity;
}

/** The distance with one tile of a kind more (`change` 1) or less (−1). */
function distanceAfter(standing: Standing, kind: number, change: 1 | -1): number {
  const { hand, route, distance } = standing;
  const wanted = forcedCopies(route, kind);
  if (wanted > 0) return distance - changeOfHeld(hand.counts[kind]!, wanted, change);
  const block = kind < FIRST_HONOUR ? (kind / SUIT_KINDS) | 0 : HONOURS;
  const digit = DIGITS[kind - BLOCKS[block]!.start]!;
  const id = blockId(route, block, standing.keys[block]! + change * digit);
  if (id === standing.ids[block]) return distance;
  return distanceOf(standing.others[block]!, id, standing.sets) + standing.forced;
}

/** How many more of the wanted tiles are held after a change. */
function changeOfHeld(held: number, wanted: number, change: 1 | -1): number {
  return Math.min(held + change, wanted) - Math.min(held, wanted);
}
