import { BlockSearch, FAMILIES, type Family, type Supply } from './blockSearch';
import { BLOCKS, COPIES, FIRST_HONOUR, honourKey, HONOURS, SET_KINDS, suitKey } from './blocks';
import { IMPOSSIBLE, joinCosts, NO_USE, totalCost, type Costs } from './costs';
import { ANY_ROUTE, forcedCopies, PONG, usableHonours, type Route } from './route';
import { shanten } from './shanten';
import { shantenTables } from './shantenTables';

/** Concealed counts by kind, and the sets still to be made from them. */
interface Concealed {
  readonly counts: readonly number[];
  readonly sets: number;
}

/**
 * `shanten` when the complete hand may have at most `limits[kind]` of a kind: fewer than four where copies lie in melds
 * or are gone. Infinity if no complete hand is left.
 */
export function shantenWithin(counts: readonly number[], sets: number, limits: readonly number[]): number {
  for (let kind = 0; kind < SET_KINDS; kind++) {
    if (limits[kind]! < COPIES) return routeDistanceWithin({ counts, sets }, ANY_ROUTE, limits) - 1;
  }
  return shanten(counts, sets);
}

/** `routeDistance` when the complete hand may have at most `limits[kind]` of a kind. Infinity if the route is dead. */
export function routeDistanceWithin(hand: Concealed, route: Route, limits: readonly number[]): number {
  const free = { counts: hand.counts.slice(), limits: limits.slice() };
  let { sets } = hand;
  let forced = 0;
  for (let kind = FIRST_HONOUR; kind < SET_KINDS; kind++) {
    const wanted = forcedCopies(route, kind);
    if (wanted === 0) continue;
    if (limits[kind]! < wanted) return Infinity;
    forced += Math.max(0, wanted - hand.counts[kind]!);
    if (wanted === PONG) sets--;
    free.counts[kind] = 0;
    free.limits[kind] = 0;
  }
  const [first, second, third] = route.suits.map((use, suit) =>
    use === 'none' ? NO_USE : blockCosts(free, suit, use),
  );
  const honours = usableHonours(blockCosts(free, HONOURS, 'pongs'), route.honours, route.eyes !== null);
  const cost = totalCost(joinCosts(first!, second!), joinCosts(third!, honours), sets);
  return cost < IMPOSSIBLE ? cost + forced : Infinity;
}

interface Limited {
  readonly counts: readonly number[];
  readonly limits: readonly number[];
}

/** What a block lacks within limits: from the tables where none binds, otherwise searched for and remembered. */
function blockCosts({ counts, limits }: Limited, block: number, family: Family): Costs {
  const { start, kinds } = BLOCKS[block]!;
  const supplies: Supply[] = [];
  for (let kind = start; kind < start + kinds; kind++) {
    const limit = Math.max(0, Math.min(limits[kind]!, COPIES));
    supplies.push({ count: Math.min(counts[kind]!, limit), limit });
  }
  const isStandard = family === (block === HONOURS ? 'pongs' : 'any');
  if (isStandard && supplies.every(({ limit }) => limit === COPIES)) return standardCosts(counts, block);
  return remembered(supplies, family);
}

function standardCosts(counts: readonly number[], block: number): Costs {
  const { pool, suits, honours } = shantenTables();
  const id = block === HONOURS ? honours[honourKey(counts)] : suits[suitKey(counts, BLOCKS[block]!.start)];
  return pool.costs[id!]!;
}

const searches = new Map<Family, BlockSearch>();
const memory = new Map<number, Costs>();
/** Enough for the positions of one decision many times over; about a megabyte. */
const MEMORY = 4096;

function remembered(supplies: readonly Supply[], family: Family): Costs {
  const key = supplies.reduce(
    (sum, { count, limit }) => (sum * 5 + count) * 5 + limit,
    FAMILIES.indexOf(family) + 1,
  );
  const known = memory.get(key);
  if (known) return known;
  if (memory.size >= MEMORY) memory.clear();
  const costs = searched(supplies, family);
  memory.set(key, costs);
  return costs;
}

function searched(supplies: readonly Supply[], family: Family): Costs {
  const search = searches.get(family) ?? new BlockSearch(family);
  searches.set(family, search);
  let state = search.first;
  supplies.forEach((supply, kind) => {
    search.step(state, kind, supply);
    state = search.state();
  });
  return search.costsOf(state);
}
