import { faceOf, kindOf, seatState } from './draw';
import { rulesOf } from './knownRules';
import type { Rules, Table } from './rules';
import { hasSeat, nextSeat, tileOfKind, tilesOfKind } from './state';
import { canStartChow, KONG_SIZE, PONG_SIZE, suitOf } from './tiles';
import type { ClaimAction, Deal, Seat, SeatBits, SeatState, TileId, TileKind } from './types';

/** A pong or kong from anybody, a chow from the seat before in turn. Source: `rule-sets/hong-kong-old/RULES.md#claims`. */
export function standardClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const claimer = claimerOf(deal, seat, tile);
  const claims: ClaimAction[] = [];
  addAlike(claimer, claims);
  if (seat === nextSeat(deal, deal.turn)) addChows(claimer, claims);
  return claims;
}

/** A seat that is asked about a discard of this kind. */
interface Claimer {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly state: SeatState;
  readonly kind: TileKind;
}

function claimerOf(deal: Deal, seat: Seat, tile: TileId): Claimer {
  const rules = rulesOf(deal);
  return { rules, seat, state: seatState(deal, seat), kind: kindOf(rules, tile) };
}

/** Which of these seats have a claim on this discard. The standard ones are counted without listing them. */
export function seatsWithClaim({ rules, deal }: Table, asked: SeatBits, tile: TileId): SeatBits {
  const isStandard = rules.claims === standardClaims;
  const kind = kindOf(rules, tile);
  const next = nextSeat(deal, deal.turn);
  let bits = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (!hasSeat(asked, seat)) continue;
    const { counts } = seatState(deal, seat);
    const canLayOut = isStandard
      ? counts[kind]! >= PONG_SIZE - 1 || (seat === next && canChow(counts, kind))
      : rules.claims(deal, seat, tile).length > 0;
    if (canLayOut) bits |= 1 << seat;
  }
  return bits;
}

/** A kong (where there are any) or a pong with tiles of the same kind. */
export function alikeClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const claims: ClaimAction[] = [];
  addAlike(claimerOf(deal, seat, tile), claims);
  return claims;
}

function addAlike({ rules, seat, state, kind }: Claimer, claims: ClaimAction[]): void {
  const held = state.counts[kind]!;
  if (rules.kongs.allowed && held >= KONG_SIZE - 1)
    for (const own of alikeIn(rules, state, { kind, count: KONG_SIZE - 1 }))
      claims.push({ type: 'kong', seat, own });
  if (held >= PONG_SIZE - 1)
    for (const own of alikeIn(rules, state, { kind, count: PONG_SIZE - 1 }))
      claims.push({ type: 'pong', seat, own });
}

/** Every chow with two tiles of the hand. */
export function chowClaims(deal: Deal, seat: Seat, tile: TileId): readonly ClaimAction[] {
  const claims: ClaimAction[] = [];
  addChows(claimerOf(deal, seat, tile), claims);
  return claims;
}

function addChows({ rules, seat, state, kind }: Claimer, claims: ClaimAction[]): void {
  const { counts } = state;
  for (let start = kind - 2; start <= kind; start++) {
    if (!isChowFrom(counts, start, kind)) continue;
    const low = start === kind ? start + 1 : start;
    const high = start + 2 === kind ? start + 1 : start + 2;
    for (const first of unlikeIn(rules, state, low))
      for (const second of unlikeIn(rules, state, high))
        claims.push({ type: 'chow', seat, own: [first, second] });
  }
}

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
    if (rules.tiles.wild.includes(kind)) return [];
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

/** The ways to take so many tiles of a kind, which the hand holds; which of those that look alike makes no difference. */
function alikeIn(
  rules: Rules,
  state: SeatState,
  wanted: { readonly kind: TileKind; readonly count: number },
): (readonly TileId[])[] {
  if (!rules.tiles.isMixed) return [tilesOfKind(rules.tiles, state, wanted)];
  return choose(pilesOf(rules, state.hand, [wanted.kind]), wanted.count);
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
  const others = piles.slice(1);
  const ways: (readonly TileId[])[] = [];
  for (let taken = Math.min(pile.length, count); taken >= 0; taken--)
    for (const rest of choose(others, count - taken)) ways.push([...pile.slice(0, taken), ...rest]);
  return ways;
}
