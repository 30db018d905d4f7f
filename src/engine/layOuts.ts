import { faceOf, kindOf, seatState } from './draw';
import { rulesOf } from './knownRules';
import type { Rules, Table } from './rules';
import { nextSeat, tileOfKind } from './state';
import { canStartChow, KONG_SIZE, suitOf } from './tiles';
import type { ClaimAction, Deal, Seat, SeatState, TileId, TileKind } from './types';

const NONE: readonly ClaimAction[] = [];

/** A pong or kong from anybody, a chow from the seat before in turn. Source: `rule-sets/hong-kong-old/RULES.md#claims`. */
export function standardClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const alike = alikeClaims(deal, seat, tile);
  if (seat !== nextSeat(deal, deal.turn)) return alike;
  const chows = chowClaims(deal, seat, tile);
  if (chows.length === 0) return alike;
  return alike.length === 0 ? chows : [...alike, ...chows];
}

/** Whether a seat has a claim on this discard. The standard ones are counted without listing them. */
export function hasClaim({ rules, deal }: Table, seat: Seat, tile: TileId): boolean {
  if (rules.claims !== standardClaims) return rules.claims(deal, seat, tile).length > 0;
  const kind = kindOf(rules, tile);
  const { counts } = seatState(deal, seat);
  if (counts[kind]! >= PONG_SIZE - 1) return true;
  return seat === nextSeat(deal, deal.turn) && canChow(counts, kind);
}

/** A kong (where there are any) or a pong with tiles of the same kind. */
export function alikeClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const rules = rulesOf(deal);
  const kind = kindOf(rules, tile);
  const { counts, hand } = seatState(deal, seat);
  if (counts[kind]! < PONG_SIZE - 1) return NONE;
  const piles = alikeIn(rules, hand, kind);
  const claims: ClaimAction[] = [];
  if (rules.kongs.allowed && counts[kind]! >= KONG_SIZE - 1)
    for (const own of choose(piles, KONG_SIZE - 1)) claims.push({ type: 'kong', seat, own });
  for (const own of choose(piles, PONG_SIZE - 1)) claims.push({ type: 'pong', seat, own });
  return claims;
}

/** Every chow with two tiles of the hand. */
export function chowClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const rules = rulesOf(deal);
  const kind = kindOf(rules, tile);
  const state = seatState(deal, seat);
  const { counts } = state;
  if (!canChow(counts, kind)) return NONE;
  const claims: ClaimAction[] = [];
  for (let start = kind - 2; start <= kind; start++) {
    if (!isChowFrom(counts, start, kind)) continue;
    const low = start === kind ? start + 1 : start;
    const high = start + 2 === kind ? start + 1 : start + 2;
    for (const first of unlikeIn(rules, state, low))
      for (const second of unlikeIn(rules, state, high))
        claims.push({ type: 'chow', seat, own: [first, second] });
  }
  return claims;
}

const PONG_SIZE = 3;

/** Whether `counts` can make a chow with this kind. */
export function canChow(counts: readonly number[], kind: TileKind): boolean {
  for (let start = kind - 2; start <= kind; start++) if (isChowFrom(counts, start, kind)) return true;
  return false;
}

/** Whether `counts` hold the other two tiles of the chow that begins with `start`. */
function isChowFrom(counts: readonly number[], start: TileKind, kind: TileKind): boolean {
  if (start < 0 || !canStartChow(start) || suitOf(start) !== suitOf(kind)) return false;
  for (let at = start; at <= start + 2; at++) if (at !== kind && counts[at] === 0) return false;
  return true;
}

/**
 * Groups of these sizes from anybody, of tiles of the same kind and wild ones in any mixture, each mixture a choice of
 * its own. A wild tile cannot be claimed.
 */
export function groupClaims(sizes: readonly number[]): Rules['claims'] {
  return (deal, seat, tile) => {
    const rules = rulesOf(deal);
    const kind = kindOf(rules, tile);
    if (rules.tiles.wild.includes(kind)) return NONE;
    const piles = pilesOf(rules, seatState(deal, seat).hand, [kind, ...rules.tiles.wild]);
    return sizes.flatMap((size) =>
      choose(piles, size - 1).map((own): ClaimAction => ({ type: 'group', seat, own })),
    );
  };
}

/** A tile of a kind in a hand for each look that it has there. */
function unlikeIn({ tiles }: Rules, state: SeatState, kind: TileKind): TileId[] {
  if (!tiles.isMixed) return [tileOfKind(tiles, state, kind)];
  const { faces, kinds } = tiles;
  const held = state.hand.filter((tile) => kinds[tile] === kind);
  return held.filter((tile, at) => held.findIndex((other) => faces[other] === faces[tile]) === at);
}

/** The tiles of a kind in a hand, those that look alike in one pile. */
function alikeIn(rules: Rules, hand: readonly TileId[], kind: TileKind): TileId[][] {
  if (rules.tiles.isMixed) return pilesOf(rules, hand, [kind]);
  const pile: TileId[] = [];
  for (const tile of hand) if (kindOf(rules, tile) === kind) pile.push(tile);
  return [pile];
}

/** The tiles of these kinds in a hand, those that look alike in one pile. */
function pilesOf(rules: Rules, hand: readonly TileId[], kinds: readonly TileKind[]): TileId[][] {
  const piles = new Map<TileKind, TileId[]>();
  for (const tile of hand) {
    if (!kinds.includes(kindOf(rules, tile))) continue;
    const face = faceOf(rules, tile);
    piles.set(face, [...(piles.get(face) ?? []), tile]);
  }
  return [...piles.values()].toSorted((a, b) => faceOf(rules, a[0]!) - faceOf(rules, b[0]!));
}

/** The ways to take so many tiles from piles; which of a pile makes no difference. */
function choose(piles: readonly (readonly TileId[])[], count: number): (readonly TileId[])[] {
  const pile = piles[0];
  if (!pile) return count === 0 ? [[]] : [];
  if (piles.length === 1) return pile.length < count ? [] : [pile.slice(0, count)];
  const others = piles.slice(1);
  const ways: (readonly TileId[])[] = [];
  for (let taken = Math.min(pile.length, count); taken >= 0; taken--)
    for (const rest of choose(others, count - taken)) ways.push([...pile.slice(0, taken), ...rest]);
  return ways;
}
