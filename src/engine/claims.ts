import { passOf, winOf } from './actions';
import { isWallEmpty, kindOf, seatState } from './draw';
import { receipts } from './outcome';
import type { Resolution, Table } from './rules';
import { hasSeat, nextSeat, tileOfKind, tilesOfKind } from './state';
import { canStartChow, suitOf } from './tiles';
import type { Action, ClaimAction, Pending, Seat, SeatBits, TileKind } from './types';
import { askWin, wayOf } from './winContext';
import type { WinWay } from './winContext';

/** The seats that have a choice about a discard or a declared kong. */
export function claimants(table: Table, way: WinWay): SeatBits {
  const { rules, deal } = table;
  const kind = kindOf(rules, way.tile);
  const mayLayOut = way.kong === null && !isWallEmpty(rules, deal);
  const next = nextSeat(deal, way.from as Seat);
  let bits = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat === way.from || hasSeat(deal.out, seat)) continue;
    const { counts } = seatState(deal, seat);
    const canLayOut = mayLayOut && (counts[kind]! >= 2 || (seat === next && canChow(counts, kind)));
    if (canLayOut || mayCallWin(table, seat, way)) bits |= 1 << seat;
  }
  return bits;
}

/** With strict calling every closed hand may call; else only a legal win is offered. */
function mayCallWin(table: Table, seat: Seat, way: WinWay): boolean {
  return !seatState(table.deal, seat).open && (table.rules.falseWin !== null || isLegalWin(table, seat, way));
}

/** Whether this seat's hand may be won with like this. */
export function isLegalWin(table: Table, seat: Seat, way: WinWay): boolean {
  const { rules } = table;
  if (seatState(table.deal, seat).open || !completes(table, seat, way)) return false;
  return askWin(
    table,
    { seat, way },
    (context) => rules.mayWin(context) && (way.kong === null || rules.mayRob(context, way.kong)),
  );
}

function completes({ rules, deal }: Table, seat: Seat, way: WinWay): boolean {
  const { counts, melds } = seatState(deal, seat);
  if (way.from === null) return rules.isComplete(counts, melds);
  const kind = kindOf(rules, way.tile);
  const held = counts[kind]!;
  counts[kind] = held + 1;
  const complete = rules.isComplete(counts, melds);
  counts[kind] = held;
  return complete;
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

/** What a seat may answer to a discard or a declared kong. */
export function claimChoices(table: Table, seat: Seat): Action[] {
  const pending = table.deal.pending as Pending;
  const choices: Action[] = [];
  if (mayCallWin(table, seat, wayOf(pending))) choices.push(winOf(seat));
  if (pending.kong === null && !isWallEmpty(table.rules, table.deal)) addLayOuts(table, seat, choices);
  choices.push(passOf(seat));
  return choices;
}

function addLayOuts({ rules, deal }: Table, seat: Seat, choices: Action[]): void {
  const { geometry } = rules;
  const state = seatState(deal, seat);
  const kind = kindOf(rules, (deal.pending as Pending).tile as number);
  const held = state.counts[kind]!;
  if (held >= 3 && rules.kongs)
    choices.push(claimOf('kong', seat, tilesOfKind(geometry, state, { kind, count: 3 })));
  if (held >= 2) choices.push(claimOf('pong', seat, tilesOfKind(geometry, state, { kind, count: 2 })));
  if (seat !== nextSeat(deal, deal.turn)) return;
  for (let start = kind - 2; start <= kind; start++) {
    if (!isChowFrom(state.counts, start, kind)) continue;
    const low = start === kind ? start + 1 : start;
    const high = start + 2 === kind ? start + 1 : start + 2;
    choices.push(
      claimOf('chow', seat, [tileOfKind(geometry, state, low), tileOfKind(geometry, state, high)]),
    );
  }
}

function claimOf(type: ClaimAction['type'], seat: Seat, own: ClaimAction['own']): ClaimAction {
  return { type, seat, own };
}

/**
 * Who gets the tile: legal wins first, as `severalWinners` says; then a pong or kong; then a chow.
 * Source: `rule-sets/hong-kong-old/RULES.md#claims`.
 */
export function resolveByPriority(table: Table): Resolution {
  const { rules, deal } = table;
  const pending = deal.pending as Pending;
  const way = wayOf(pending);
  const calls = callers(pending);
  const legal = calls.filter((seat) => rules.falseWin === null || isLegalWin(table, seat, way));
  const claims = pending.answers.filter((answer) => answer !== null && 'own' in answer);
  return {
    winners: chooseWinners(table, legal, way),
    falseCalls: calls.filter((seat) => !legal.includes(seat)),
    claim: claims.find((claim) => claim.type !== 'chow') ?? claims[0] ?? null,
  };
}

/** Seats that called a win, nearest first. */
function callers({ answers, from }: Pending): Seat[] {
  const seats: Seat[] = [];
  for (let turns = 1; turns < answers.length; turns++) {
    const seat = ((from as Seat) + turns) % answers.length;
    if (answers[seat]?.type === 'win') seats.push(seat);
  }
  return seats;
}

function chooseWinners(table: Table, legal: Seat[], way: WinWay): Seat[] {
  const { severalWinners } = table.rules;
  if (legal.length < 2 || severalWinners === 'all') return legal;
  if (severalWinners === 'nearest') return legal.slice(0, 1);
  const totals = legal.map((seat) => receipts(table, seat, way));
  const best = totals.indexOf(Math.max(...totals));
  return legal.slice(best, best + 1);
}
