import { faceOf, kindOf, seatState } from './draw';
import type { LayOuts } from './mayLie';
import type { Claimed, Rules, Table } from './rules';
import { hasSeat, nextSeat, tileOfKind, tilesOfKind } from './state';
import { canStartChow, KONG_SIZE, PONG_SIZE, suitOf } from './tiles';
import type { ClaimAction, Seat, SeatBits, SeatState, TileId, TileKind } from './types';

/**
 * The claims that a seat may lay out with a discard: tiles alike and chows as `layOuts` has them, then what the rule set
 * makes of these. To be asked only while there is a tile left to draw.
 */
export function claimsOn(rules: Rules, claimed: Claimed): readonly ClaimAction[] {
  const { deal, seat, tile } = claimed;
  const claimer = { rules, seat, state: seatState(deal, seat), kind: kindOf(rules, tile) };
  const claims: ClaimAction[] = [];
  if (rules.layOuts.wild > 0) addGroups(claimer, claims);
  else addAlike(claimer, claims);
  if (mayChow(rules.layOuts, seat, nextSeat(deal, deal.turn))) addChows(claimer, claims);
  return rules.claims ? rules.claims(claimed, claims) : claims;
}

/** Whether this seat may lay out chows with a discard after which `next` is in turn. */
function mayChow({ chows }: LayOuts, seat: Seat, next: Seat): boolean {
  return chows === 'anyone' || (chows === 'next' && seat === next);
}

/** A seat that is asked about a discard of this kind. */
interface Claimer {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly state: SeatState;
  readonly kind: TileKind;
}

/** Which of these seats have a claim on this discard. Without wild tiles and a hook of the game they are counted, not listed. */
export function seatsWithClaim({ rules, deal }: Table, asked: SeatBits, tile: TileId): SeatBits {
  const { layOuts } = rules;
  const isPlain = rules.claims === null && layOuts.wild === 0;
  const least = layOuts.alike[0]! - 1;
  const kind = kindOf(rules, tile);
  const next = nextSeat(deal, deal.turn);
  let bits = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (!hasSeat(asked, seat)) continue;
    const { counts } = seatState(deal, seat);
    const canLayOut = isPlain
      ? counts[kind]! >= least || (mayChow(layOuts, seat, next) && canChow(counts, kind))
      : claimsOn(rules, { deal, seat, tile }).length > 0;
    if (canLayOut) bits |= 1 << seat;
  }
  return bits;
}

/** A kong or a pong with tiles of the same kind. */
function addAlike({ rules, seat, state, kind }: Claimer, claims: ClaimAction[]): void {
  const { alike } = rules.layOuts;
  const held = state.counts[kind]!;
  if (held >= KONG_SIZE - 1 && alike.includes(KONG_SIZE))
    for (const own of alikeIn(rules, state, { kind, count: KONG_SIZE - 1 }))
      claims.push({ type: 'kong', seat, own });
  if (held >= PONG_SIZE - 1 && alike.includes(PONG_SIZE))
    for (const own of alikeIn(rules, state, { kind, count: PONG_SIZE - 1 }))
      claims.push({ type: 'pong', seat, own });
}

/** Groups of tiles alike and wild ones in any mixture, each mixture a choice of its own. A wild tile cannot be claimed. */
function addGroups({ rules, seat, state, kind }: Claimer, claims: ClaimAction[]): void {
  const { wild } = rules.tiles;
  if (wild.includes(kind)) return;
  const { alike, wild: most } = rules.layOuts;
  const held = wild.reduce((sum, each) => sum + state.counts[each]!, state.counts[kind]!);
  if (held < alike[0]! - 1) return;
  const piles = pilesOf(rules, state.hand, [kind, ...wild]);
  for (const size of alike)
    for (const own of choose(piles, size - 1))
      if (own.filter((tile) => wild.includes(kindOf(rules, tile))).length <= most)
        claims.push({ type: 'group', seat, own });
}

/** Every chow with two tiles of the hand. */
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
