import type { TileSet } from './tileSet';
import { copySource } from './source';
import type { Action, Deal, Pending, Seat, SeatBits, SeatState, TileId, TileKind } from './types';

/** A seat without tiles; `kinds`: the length of its counts. */
export function newSeat(kinds: number): SeatState {
  return {
    hand: [],
    counts: Array<number>(kinds).fill(0),
    melds: [],
    bonus: [],
    river: [],
    open: false,
    barred: false,
  };
}

/** Adds a tile to the concealed hand; kinds above `counts` are not counted. */
export function addToHand(seat: SeatState, tile: TileId, kind: TileKind): void {
  seat.hand.push(tile);
  if (kind < seat.counts.length) seat.counts[kind]!++;
}

/** Takes a tile out of the concealed hand, where it must be. */
export function takeFromHand(seat: SeatState, tile: TileId, kind: TileKind): void {
  const { hand } = seat;
  for (let at = hand.indexOf(tile); at < hand.length - 1; at++) hand[at] = hand[at + 1]!;
  hand.pop();
  if (kind < seat.counts.length) seat.counts[kind]!--;
}

/** The first `count` tiles of a kind in a hand. */
export function tilesOfKind(
  { kinds }: TileSet,
  seat: SeatState,
  { kind, count }: { readonly kind: TileKind; readonly count: number },
): TileId[] {
  const tiles: TileId[] = [];
  for (const tile of seat.hand) {
    if (kinds[tile] === kind && tiles.push(tile) === count) break;
  }
  return tiles;
}

/** A tile of a kind that the hand holds. */
export function tileOfKind({ kinds }: TileSet, seat: SeatState, kind: TileKind): TileId {
  const { hand } = seat;
  let at = 0;
  while (kinds[hand[at]!] !== kind) at++;
  return hand[at]!;
}

/** By the number of seats; copied, never handed out. */
const unanswered: null[][] = [];

/** Nobody has answered yet. */
export function noAnswers({ seats }: Deal): (Action | null)[] {
  return (unanswered[seats.length] ??= seats.map(() => null)).slice();
}

export function hasSeat(bits: SeatBits, seat: Seat): boolean {
  return (bits & (1 << seat)) !== 0;
}

/** The seat next in turn after this one that still plays. */
export function nextSeat(deal: Deal, seat: Seat): Seat {
  const seats = deal.seats.length;
  let next = (seat + 1) % seats;
  while (hasSeat(deal.out, next) && next !== seat) next = (next + 1) % seats;
  return next;
}

/** A copy that shares only what is never changed. Equal to `structuredClone`, and much faster. */
export function copyDeal(deal: Deal): Deal {
  return {
    rules: deal.rules,
    options: deal.options,
    prevailing: deal.prevailing,
    carry: deal.carry,
    source: copySource(deal.source),
    dice: deal.dice,
    wallBreak: deal.wallBreak,
    phase: deal.phase,
    seats: deal.seats.map(copySeat),
    turn: deal.turn,
    drawn: deal.drawn,
    owed: deal.owed,
    called: deal.called,
    discards: deal.discards,
    events: deal.events,
    out: deal.out,
    dealerKong: deal.dealerKong,
    pending: deal.pending && copyPending(deal.pending),
    wins: deal.wins.slice(),
    sheets: deal.sheets,
    ledger: deal.ledger.slice(),
    extras: deal.extras,
  };
}

function copySeat(seat: SeatState): SeatState {
  return {
    hand: seat.hand.slice(),
    counts: seat.counts.slice(),
    melds: seat.melds.slice(),
    bonus: seat.bonus.slice(),
    river: seat.river.slice(),
    open: seat.open,
    barred: seat.barred,
  };
}

function copyPending(pending: Pending): Pending {
  const { why, from, tile, kong, waiting } = pending;
  return { why, from, tile, kong, waiting, answers: pending.answers.slice() };
}
