import { passOf, winOf } from './actions';
import { isWallEmpty, kindOf, seatState } from './draw';
import { hasClaim } from './layOuts';
import { receipts } from './outcome';
import type { Resolution, Table } from './rules';
import { hasSeat } from './state';
import type { Action, Pending, Seat, SeatBits, TileId } from './types';
import { askWin, takesTile, wayOf } from './winContext';
import type { WinWay } from './winContext';

/** The seats that have a choice about a discard or a declared kong. */
export function claimants(table: Table, way: WinWay): SeatBits {
  const { rules, deal } = table;
  const mayLayOut = way.kong === null && !isWallEmpty(rules, deal);
  let bits = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat === way.from || hasSeat(deal.out, seat)) continue;
    const canLayOut = mayLayOut && hasClaim(table, seat, way.tile);
    if (canLayOut || mayCallWin(table, seat, way)) bits |= 1 << seat;
  }
  return bits;
}

/** Where false wins are fined every hand may call that is not barred; else only a legal win is offered. */
function mayCallWin(table: Table, seat: Seat, way: WinWay): boolean {
  return !seatState(table.deal, seat).barred && (table.rules.fine !== null || isLegalWin(table, seat, way));
}

/** Whether this seat's hand may be won with like this. */
export function isLegalWin(table: Table, seat: Seat, way: WinWay): boolean {
  const { rules } = table;
  if (seatState(table.deal, seat).barred || !completes(table, seat, way)) return false;
  return askWin(table, { seat, way }, (context) => rules.refusal(context) === null);
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
    for (const claim of rules.claims(deal, seat, pending.tile as TileId)) choices.push(claim);
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
  if (!pending.answers.some(isCall)) return NOBODY;
  const answers = answersInTurn(pending);
  const way = wayOf(pending);
  const calls = answers.filter(({ type }) => type === 'win').map(({ seat }) => seat);
  const legal = calls.filter((seat) => rules.fine === null || isLegalWin(table, seat, way));
  const claims = answers.filter((answer) => 'own' in answer);
  return {
    winners: chooseWinners(table, legal, way),
    falseCalls: calls.filter((seat) => !legal.includes(seat)),
    claim: claims.find((claim) => claim.type !== 'chow') ?? claims[0] ?? null,
    end: null,
  };
}

/** What a window comes to in which nobody calls anything. */
export const NOBODY: Resolution = { winners: [], falseCalls: [], claim: null, end: null };

function isCall(answer: Action | null): boolean {
  return answer !== null && answer.type !== 'pass';
}

/** What was called, nearest first; passes are left out. */
function answersInTurn({ answers, from }: Pending): Action[] {
  const called: Action[] = [];
  for (let turns = 1; turns < answers.length; turns++) {
    const answer = answers[((from as Seat) + turns) % answers.length];
    if (answer && isCall(answer)) called.push(answer);
  }
  return called;
}

function chooseWinners(table: Table, legal: Seat[], way: WinWay): Seat[] {
  const { severalWinners } = table.rules;
  if (legal.length < 2 || severalWinners === 'all') return legal;
  if (severalWinners === 'nearest') return legal.slice(0, 1);
  const totals = legal.map((seat) => receipts(table, seat, way));
  const best = totals.indexOf(Math.max(...totals));
  return legal.slice(best, best + 1);
}
