import { passOf, winOf } from './actions';
import { isWallEmpty, kindOf, seatState } from './draw';
import { claimsOn, seatsWithClaim } from './layOuts';
import { receipts } from './outcome';
import type { End, Resolution, Table } from './rules';
import { refusalOf } from './refusing';
import { hasSeat } from './state';
import type { Action, ClaimAction, Pending, Seat, SeatBits, TileId } from './types';
import { askWin, takesTile, wayOf } from './winContext';
import type { WinWay } from './winContext';

/** The seats that have a choice about a discard or a declared kong. */
export function claimants(table: Table, way: WinWay): SeatBits {
  const { rules, deal } = table;
  if (!rules.layOuts.wildTaken && rules.tiles.wild.includes(kindOf(rules, way.tile))) return 0;
  if (way.kong === 'concealed-kong' && rules.concealedKongs === 'hidden') return 0;
  const others = ((1 << deal.seats.length) - 1) & ~deal.out & ~(1 << (way.from as Seat));
  const mayLayOut = way.kong === null && !isWallEmpty(rules, deal);
  let bits = mayLayOut ? seatsWithClaim(table, others, way.tile) : 0;
  const rest = others & ~bits;
  for (let seat = 0; seat < deal.seats.length; seat++)
    if (hasSeat(rest, seat) && mayCallWin(table, seat, way)) bits |= 1 << seat;
  return bits;
}

/** Where false wins are fined every hand may call that is not barred; else only a legal win is offered. */
function mayCallWin(table: Table, seat: Seat, way: WinWay): boolean {
  return !seatState(table.deal, seat).barred && (table.rules.fine !== null || isLegalWin(table, seat, way));
}

/** Whether this seat's hand may be won with like this. */
export function isLegalWin(table: Table, seat: Seat, way: WinWay): boolean {
  return !seatState(table.deal, seat).barred && completes(table, seat, way) && isAllowed(table, seat, way);
}

/** Whether nothing is said against winning like this with a complete hand. */
export function isAllowed(table: Table, seat: Seat, way: WinWay): boolean {
  return askWin(table, { seat, way }, (context) => refusalOf(table.rules, context) === null);
}

function completes({ rules, deal }: Table, seat: Seat, way: WinWay): boolean {
  const { counts, melds } = seatState(deal, seat);
  if (!takesTile(way)) return rules.isComplete(counts, melds, deal.extras);
  const kind = kindOf(rules, way.tile);
  const held = counts[kind]!;
  counts[kind] = held + 1;
  const complete = rules.isComplete(counts, melds, deal.extras);
  counts[kind] = held;
  return complete;
}

/** What a seat may answer to a discard or a declared kong. */
export function claimChoices(table: Table, seat: Seat): Action[] {
  const { rules, deal } = table;
  const pending = deal.pending as Pending;
  const choices: Action[] = [];
  if (mayCallWin(table, seat, wayOf(pending))) choices.push(winOf(seat));
  if (pending.kong === null && !isWallEmpty(rules, deal))
    for (const claim of claimsOn(rules, { deal, seat, tile: pending.tile as TileId })) choices.push(claim);
  choices.push(passOf(seat));
  return choices;
}

/**
 * Who gets the tile: legal wins first, as `severalWinners` says; then tiles alike, the nearest first; then a chow.
 * Source: `rule-sets/hong-kong-old/RULES.md#claims`.
 */
export function resolveByPriority(table: Table): Resolution {
  const { rules, deal } = table;
  const pending = deal.pending as Pending;
  const { calls, claim } = callsOf(pending);
  if (calls.length === 0) return claim === null ? NOBODY : { ...NOBODY, claim };
  const way = wayOf(pending);
  const legal = calls.filter((seat) => rules.fine === null || isLegalWin(table, seat, way));
  const winners = chooseWinners(table, legal, way);
  return {
    winners: 'end' in winners ? [] : winners,
    falseCalls: calls.filter((seat) => !legal.includes(seat)),
    claim,
    end: 'end' in winners ? winners.end : null,
  };
}

/** What a window comes to in which nobody calls anything. */
export const NOBODY: Resolution = { winners: [], falseCalls: [], claim: null, end: null };

/** Who calls a win, nearest first, and the first claim: the nearest that is no chow, else the nearest. */
function callsOf({ answers, from }: Pending): { calls: Seat[]; claim: ClaimAction | null } {
  const calls: Seat[] = [];
  let claim: ClaimAction | null = null;
  for (let turns = 1; turns < answers.length; turns++) {
    const answer = answers[((from as Seat) + turns) % answers.length];
    if (!answer || answer.type === 'pass') continue;
    if (answer.type === 'win') calls.push(answer.seat);
    else if ('own' in answer && (claim === null || claim.type === 'chow')) claim = answer;
  }
  return { calls, claim };
}

function chooseWinners(table: Table, legal: Seat[], way: WinWay): Seat[] | End {
  const { severalWinners } = table.rules;
  if (legal.length < 2 || severalWinners === 'all') return legal;
  if (typeof severalWinners === 'object') return legal.length > severalWinners.most ? severalWinners : legal;
  if (severalWinners === 'nearest') return legal.slice(0, 1);
  const totals = legal.map((seat) => receipts(table, seat, way));
  const best = totals.indexOf(Math.max(...totals));
  return legal.slice(best, best + 1);
}
