import { claimants, isLegalWin, NOBODY, resolveByPriority } from './claims';
import { kindOf, seatState } from './draw';
import { emit, endDeal, follow, isOver } from './events';
import { fineFalseWins } from './falseWins';
import { rulesOf } from './knownRules';
import { kongsInARow, makeKong, takeClaim, takeWinningTile } from './melds';
import type { EventSink, Resolution, Step } from './rules';
import { hasSeat, nextSeat, noAnswers, takeFromHand, tileOfKind } from './state';
import { askTurn, drawForBonus, goOnAfterKong, startTurn, winAndGoOn } from './turn';
import type {
  Action,
  AddedKongAction,
  ClaimAction,
  ConcealedKongAction,
  Deal,
  DealEvent,
  DeclareAction,
  DiscardAction,
  Pending,
  Seat,
  TileId,
} from './types';
import { selfDrawn, wayOf } from './winContext';
import type { WinWay } from './winContext';

/**
 * Changes `deal`, which the caller owns, by one seat's choice and appends what happened to `events`. It trusts
 * its caller: the action must be one of `legalActions`. The last answer that `pending` waits for settles it.
 */
export function advance(deal: Deal, action: Action, events: EventSink): void {
  const pending = deal.pending as Pending;
  pending.answers[action.seat] = action;
  pending.waiting &= ~(1 << action.seat);
  if (pending.waiting !== 0) return;
  const step: Step = { rules: rulesOf(deal), deal, events };
  if (deal.phase.type === 'before-play') return beforePlay(step);
  if (pending.why === 'turn') return playTurn(step, action);
  if (pending.why === 'bonus') return settleBonus(step, pending, action);
  resolveClaims(step, pending);
}

/** Runs the steps before play from the present one; when all are over, the dealer's first turn begins. */
export function beginPlay(step: Step): void {
  const { rules, deal } = step;
  while (deal.phase.type === 'before-play' && !deal.pending) {
    const next = deal.phase.step + 1;
    if (next < rules.phases.length) {
      deal.phase = { type: 'before-play', step: next };
      rules.phases[next]?.begin(step);
    } else {
      deal.phase = { type: 'play' };
      askTurn(step);
    }
  }
}

function beforePlay(step: Step): void {
  const { rules, deal } = step;
  if (deal.phase.type === 'before-play') rules.phases[deal.phase.step]?.resolve(step);
  beginPlay(step);
}

function playTurn(step: Step, action: Action): void {
  switch (action.type) {
    case 'discard':
      return discard(step, action);
    case 'concealed-kong':
    case 'added-kong':
      return declareKong(step, action);
    case 'win':
      return callSelfDrawn(step, action.seat);
    case 'declare':
      return declare(step, action);
    default:
      throw new Error(`A turn has no ${action.type}.`);
  }
}

type Thrown = Pick<DiscardAction, 'seat' | 'tile'>;

/** Discards a tile, tells the declaration that goes with it, if any, and asks who can claim it. */
function discard(step: Step, { seat, tile }: Thrown, told: DealEvent | null = null): void {
  const { rules, deal } = step;
  const state = seatState(deal, seat);
  takeFromHand(state, tile, kindOf(rules, tile));
  const drawn = deal.drawn?.tile === tile && deal.drawn.from !== null;
  state.river.push({ tile, drawn, claimedBy: null });
  deal.discards++;
  deal.drawn = null;
  emit(step, { type: 'discard', seat, tile, drawn });
  if (told && !isOver(deal)) emit(step, told);
  if (isOver(deal)) return;
  askClaims(step, { by: 'discard', from: seat, tile, kong: null });
}

function declare(step: Step, action: DeclareAction): void {
  const { deal } = step;
  const { seat, what, tile, target, lays } = action;
  if (tile !== null && step.rules.toldAfterDiscard.includes(what)) {
    step.rules.declare(step, action);
    return discard(step, { seat, tile }, { type: 'declare', seat, what, tile: null, target });
  }
  const { called, drawn } = deal;
  const event = { type: 'declare', seat, what, tile, target } as const;
  emit(step, lays ? { ...event, lays } : event);
  if (isOver(deal)) return;
  const next = step.rules.declare(step, action);
  if (next === 'turn') goOnWithTurn(step, called && deal.drawn?.tile === drawn?.tile);
  else if (next === 'discard') discard(step, { seat, tile: tile as TileId });
  else endDeal(step, next.end);
}

/** `called`: the seat has called a false win on the tile that it still holds as drawn. */
function goOnWithTurn(step: Step, called: boolean): void {
  askTurn(step);
  step.deal.called = called;
}

function declareKong(step: Step, action: ConcealedKongAction | AddedKongAction): void {
  const { deal } = step;
  const tile = action.type === 'added-kong' ? action.tile : robbedTileOf(step, action);
  if (action.seat === 0) deal.dealerKong = true;
  const { type, seat } = action;
  const isHidden = type === 'concealed-kong' && step.rules.concealedKongs === 'hidden';
  emit(step, isHidden ? { type, seat, tile, hidden: true } : { type, seat, tile });
  if (isOver(deal)) return;
  askClaims(step, { by: 'robbed-kong', from: action.seat, tile, kong: action.type });
}

function robbedTileOf({ rules, deal }: Step, action: ConcealedKongAction): TileId {
  return tileOfKind(rules.tiles, seatState(deal, action.seat), action.kind);
}

/** Asks who can claim a discard or rob a kong; when nobody can, it is settled at once. */
function askClaims(step: Step, way: WinWay): void {
  const { rules, deal } = step;
  const waiting = claimants(step, way);
  // By the common order nothing is called where nobody is asked.
  if (waiting === 0 && rules.resolve === resolveByPriority)
    return settleClaims(step, { way, event: deal.events - 1 }, NOBODY);
  const { from, tile, kong } = way;
  const why = kong === null ? 'discard' : 'kong';
  deal.pending = { why, from, tile, kong, waiting, answers: noAnswers(deal) };
  if (waiting === 0) resolveClaims(step, deal.pending);
}

function resolveClaims(step: Step, pending: Pending): void {
  const asked = { way: wayOf(pending), event: step.deal.events - 1 };
  settleClaims(step, asked, step.rules.resolve(step));
}

/** A discard or declared kong that was asked about, and its event. */
interface ClaimedTile {
  readonly way: WinWay;
  readonly event: number;
}

function settleClaims(step: Step, asked: ClaimedTile, { winners, falseCalls, claim, end }: Resolution): void {
  const { deal } = step;
  const { way } = asked;
  const fined = fineFalseWins(step, falseCalls, way);
  const ending = end ?? fined;
  deal.pending = null;
  if (winners.length > 0) {
    takeWinningTile(step, way, winners[0]!);
    return winAndGoOn(step, winners, way);
  }
  if (ending !== null) return endDeal(step, ending);
  const kongs = way.kong ? madeKong(step, asked) : takenClaim(step, way, claim);
  if (isOver(deal)) return;
  if (kongs > 0) return goOnAfterKong(step, kongs as 1 | 2);
  if (claim) return askTurn(step);
  startTurn(step, nextSeat(deal, way.from as Seat));
}

/** Lays out the kong that nobody has robbed. Gives how many there are in a row. */
function madeKong(step: Step, { way, event }: ClaimedTile): 1 | 2 {
  const { tile, kong } = way;
  const kongs = kongsInARow(step, tile);
  const type = kong as NonNullable<Pending['kong']>;
  makeKong(step, tile, type);
  tellOfKong(step, { type, seat: step.deal.turn, tile }, event);
  return kongs;
}

/** Lays out the claim that was chosen, if any. 1 for a kong. */
function takenClaim(step: Step, way: WinWay, claim: ClaimAction | null): 0 | 1 {
  if (!claim) return 0;
  const at = step.deal.events;
  const event = takeClaim(step, claim, way);
  if (claim.type !== 'kong') return 0;
  if (!isOver(step.deal)) tellOfKong(step, event, at);
  return 1;
}

/** The rule set is told of a kong that lies, by its event, which has this place among the deal's. */
function tellOfKong(step: Step, kong: DealEvent, at: number): void {
  const { onKong } = step.rules;
  if (onKong) follow(step, onKong(step, kong), at);
}

function callSelfDrawn(step: Step, seat: Seat): void {
  const { rules, deal } = step;
  const way = selfDrawn(deal.drawn?.tile as TileId);
  if (rules.fine === null || isLegalWin(step, seat, way)) return winAndGoOn(step, [seat], way);
  const end = fineFalseWins(step, [seat], way);
  if (end !== null) return endDeal(step, end);
  if (hasSeat(deal.out, seat)) return startTurn(step, nextSeat(deal, seat));
  goOnWithTurn(step, true);
}

function settleBonus(step: Step, pending: Pending, action: Action): void {
  step.deal.pending = null;
  if (action.type === 'win') winAndGoOn(step, [action.seat], wayOf(pending));
  else drawForBonus(step);
}
