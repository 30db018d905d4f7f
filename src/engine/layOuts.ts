import { faceOf, kindOf, seatState } from './draw';
import { rulesOf } from './knownRules';
import type { Rules } from './rules';
import { nextSeat } from './state';
import { canStartChow, KONG_SIZE, suitOf } from './tiles';
import type { ClaimAction, Deal, Seat, TileId, TileKind } from './types';

const NONE: readonly ClaimAction[] = [];

/** A pong or kong from anybody, a chow from the seat before in turn. Source: `rule-sets/hong-kong-old/RULES.md#claims`. */
export function standardClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const alike = alikeClaims(deal, seat, tile);
  if (seat !== nextSeat(deal, deal.turn)) return alike;
  const chows = chowClaims(deal, seat, tile);
  if (chows.length === 0) return alike;
  return alike.length === 0 ? chows : [...alike, ...chows];
}

/** A kong (where there are any) or a pong with tiles of the same kind. */
export function alikeClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const rules = rulesOf(deal);
  const kind = kindOf(rules, tile);
  const { counts, hand } = seatState(deal, seat);
  if (counts[kind]! < PONG_SIZE - 1) return NONE;
  const piles = pilesOf(rules, hand, [kind]);
  const claims: ClaimAction[] = [];
  if (rules.kongs.allowed)
    for (const own of choose(piles, KONG_SIZE - 1)) claims.push({ type: 'kong', seat, own });
  for (const own of choose(piles, PONG_SIZE - 1)) claims.push({ type: 'pong', seat, own });
  return claims;
}

/** Every chow with two tiles of the hand. */
export function chowClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const rules = rulesOf(deal);
  const kind = kindOf(rules, tile);
  const { counts, hand } = seatState(deal, seat);
  if (!canChow(counts, kind)) return NONE;
  const claims: ClaimAction[] = [];
  for (let start = kind - 2; start <= kind; start++) {
    if (!isChowFrom(counts, start, kind)) continue;
    const [low, high] = CHOW.map((place) => start + place).filter((each) => each !== kind);
    for (const [first] of pilesOf(rules, hand, [low!]))
      for (const [second] of pilesOf(rules, hand, [high!]))
        claims.push({ type: 'chow', seat, own: [first!, second!] });
  }
  return claims;
}

const CHOW = [0, 1, 2];
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
  const [pile, ...others] = piles;
  if (!pile) return count === 0 ? [[]] : [];
  const ways: (readonly TileId[])[] = [];
  for (let taken = Math.min(pile.length, count); taken >= 0; taken--)
    for (const rest of choose(others, count - taken)) ways.push([...pile.slice(0, taken), ...rest]);
  return ways;
}
