import { passOf, winOf } from './actions';
import { isWallEmpty, kindOf, seatState } from './draw';
import { askWin } from './outcome';
import type { Resolution, Rules } from './rules';
import { hasSeat, nextSeat, tileOfKind, tilesOfKind } from './state';
import { canStartChow, suitOf } from './tiles';
import type { Action, ClaimAction, Deal, Pending, Seat, SeatBits, SeatState, TileKind } from './types';
import type { WinWay } from './winContext';

/** The seats that have a choice about the last discard. */
export function claimants(rules: Rules, deal: Deal, way: WinWay): SeatBits {
  const kind = kindOf(rules, way.tile);
  const from = way.from as Seat;
  const mayLayOut = !isWallEmpty(rules, deal);
  const next = nextSeat(deal, from);
  let bits = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat === from || hasSeat(deal.out, seat)) continue;
    const { counts } = seatState(deal, seat);
    const canLayOut = mayLayOut && ((counts[kind] as number) >= 2 || (seat === next && canChow(counts, kind)));
    if (canLayOut || mayCallWin(rules, deal, seat, way)) bits |= 1 << seat;
  }
  return bits;
}

/** The seats that may win with the tile of a declared kong. */
export function robbers(rules: Rules, deal: Deal, way: WinWay, kong: NonNullable<Pending['kong']>): SeatBits {
  let bits = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat !== way.from && !hasSeat(deal.out, seat) && mayCallRobbing(rules, deal, seat, way, kong)) bits |= 1 << seat;
  }
  return bits;
}

/** With strict calling every closed hand may call; else only a legal win is offered. */
function mayCallWin(rules: Rules, deal: Deal, seat: Seat, way: WinWay): boolean {
  return !seatState(deal, seat).open && (rules.falseWin !== null || isLegalWin(rules, deal, seat, way));
}

function mayCallRobbing(rules: Rules, deal: Deal, seat: Seat, way: WinWay, kong: NonNullable<Pending['kong']>): boolean {
  const state = seatState(deal, seat);
  if (state.open) return false;
  return rules.falseWin !== null || isLegalRobbing(rules, deal, seat, { way, kong });
}

function isLegalRobbing(rules: Rules, deal: Deal, seat: Seat, { way, kong }: { way: WinWay; kong: NonNullable<Pending['kong']> }): boolean {
  return isLegalWin(rules, deal, seat, way) && askWin({ rules, deal }, seat, way, (context) => rules.mayRob(context, kong));
}

/** Whether this seat's hand may be won with like this. */
export function isLegalWin(rules: Rules, deal: Deal, seat: Seat, way: WinWay): boolean {
  const state = seatState(deal, seat);
  if (state.open || !completes(rules, state, way)) return false;
  return askWin({ rules, deal }, seat, way, rules.mayWin);
}

function completes(rules: Rules, state: SeatState, way: WinWay): boolean {
  const { counts } = state;
  if (way.from === null) return rules.isComplete(counts, state.melds);
  const kind = kindOf(rules, way.tile);
  counts[kind] = (counts[kind] as number) + 1;
  const complete = rules.isComplete(counts, state.melds);
  counts[kind] = (counts[kind] as number) - 1;
  return complete;
}

/** Whether `counts` can make a chow with this kind. */
function canChow(counts: readonly number[], kind: TileKind): boolean {
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
export function claimChoices(rules: Rules, deal: Deal, seat: Seat): Action[] {
  const pending = deal.pending as Pending;
  const way = wayOf(pending);
  const choices: Action[] = [];
  if (pending.why === 'kong') {
    if (mayCallRobbing(rules, deal, seat, way, pending.kong as NonNullable<Pending['kong']>)) choices.push(winOf(seat));
  } else {
    if (mayCallWin(rules, deal, seat, way)) choices.push(winOf(seat));
    if (!isWallEmpty(rules, deal)) addLayOuts(rules, deal, seat, choices);
  }
  choices.push(passOf(seat));
  return choices;
}

function addLayOuts(rules: Rules, deal: Deal, seat: Seat, choices: Action[]): void {
  const state = seatState(deal, seat);
  const kind = kindOf(rules, (deal.pending as Pending).tile as number);
  const held = state.counts[kind] as number;
  if (held >= 3 && rules.kongs) choices.push(claimOf('kong', seat, tilesOfKind(rules.geometry, state, kind, 3)));
  if (held >= 2) choices.push(claimOf('pong', seat, tilesOfKind(rules.geometry, state, kind, 2)));
  if (seat !== nextSeat(deal, deal.turn)) return;
  for (let start = kind - 2; start <= kind; start++) {
    if (!isChowFrom(state.counts, start, kind)) continue;
    const low = start === kind ? start + 1 : start;
    const high = start + 2 === kind ? start + 1 : start + 2;
    choices.push(claimOf('chow', seat, [tileOfKind(rules.geometry, state, low), tileOfKind(rules.geometry, state, high)]));
  }
}

function claimOf(type: ClaimAction['type'], seat: Seat, own: ClaimAction['own']): ClaimAction {
  return { type, seat, own };
}

/** How a win on what is pending would be declared. */
export function wayOf(pending: Pending): WinWay {
  const by = pending.why === 'kong' ? 'robbed-kong' : pending.why === 'bonus' ? 'bonus-tiles' : pending.why === 'discard' ? 'discard' : 'wall';
  return { by, from: pending.from, tile: pending.tile as number };
}

/**
 * Who gets the tile: legal wins first, as `severalWinners` says; then a pong or kong; then a chow.
 * Source: `hongKongOld/RULES.md#claims`.
 */
export function resolveByPriority(rules: Rules, deal: Deal): Resolution {
  const pending = deal.pending as Pending;
  const way = wayOf(pending);
  const calls = callers(deal, pending);
  const isLegal = (seat: Seat): boolean =>
    rules.falseWin === null ||
    (pending.kong === null ? isLegalWin(rules, deal, seat, way) : isLegalRobbing(rules, deal, seat, { way, kong: pending.kong }));
  const legal = calls.filter(isLegal);
  const claims = pending.answers.filter((answer) => answer !== null && 'own' in answer) as ClaimAction[];
  return {
    winners: chooseWinners(rules, deal, legal, way),
    falseCalls: calls.filter((seat) => !legal.includes(seat)),
    claim: claims.find((claim) => claim.type !== 'chow') ?? claims[0] ?? null,
  };
}

/** Seats that called a win, nearest first. */
function callers(deal: Deal, pending: Pending): Seat[] {
  const seats: Seat[] = [];
  for (let turns = 1; turns < deal.seats.length; turns++) {
    const seat = ((pending.from as Seat) + turns) % deal.seats.length;
    if (pending.answers[seat]?.type === 'win') seats.push(seat);
  }
  return seats;
}

function chooseWinners(rules: Rules, deal: Deal, legal: Seat[], way: WinWay): Seat[] {
  if (legal.length < 2 || rules.severalWinners === 'all') return legal;
  if (rules.severalWinners === 'nearest') return legal.slice(0, 1);
  const totals = legal.map((seat) => receipts(rules, deal, seat, way));
  const best = totals.indexOf(Math.max(...totals));
  return legal.slice(best, best + 1);
}

function receipts(rules: Rules, deal: Deal, seat: Seat, way: WinWay): number {
  return askWin({ rules, deal }, seat, way, (context) => {
    const sheet = rules.score(context);
    return sheet ? rules.settle(sheet, context).reduce((sum, payment) => sum + payment.amount, 0) : 0;
  });
}

