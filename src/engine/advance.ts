import { claimants, isLegalWin } from './claims';
import { drawForBonus, drawForKong, askTurn, startTurn, winAndGoOn } from './turn';
import { emit, kindOf, pay, seatState } from './draw';
import { makeKong, kongsInARow, takeClaim, takeDiscard, takeRobbedTile } from './melds';
import type { Rules, Step } from './rules';
import { rulesOf } from './knownRules';
import { nextSeat, noAnswers, takeFromHand, tileOfKind } from './state';
import type {
  Action,
  AddedKongAction,
  ConcealedKongAction,
  Deal,
  DealEvent,
  DeclareAction,
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
export function advance(deal: Deal, action: Action, events: DealEvent[]): void {
  const pending = deal.pending as Pending;
  pending.answers[action.seat] = action;
  pending.waiting &= ~(1 << action.seat);
  if (pending.waiting !== 0) return;
  const step: Step = { rules: rulesOf(deal), deal, events };
  if (deal.phase.type === 'before-play') return beforePlay(step);
  if (pending.why === 'turn') return playTurn(step, action);
  if (pending.why === 'bonus') return settleBonus(step, pending, action);
  settleClaims(step, pending);
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
      return discard(step, action.seat, action.tile);
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

/** Discards a tile and asks who can claim it. */
function discard(step: Step, seat: Seat, tile: TileId): void {
  const { rules, deal } = step;
  const state = seatState(deal, seat);
  takeFromHand(state, tile, kindOf(rules, tile));
  state.river.push({ tile, drawn: deal.drawn !== null && deal.drawn.tile === tile, claimedBy: null });
  deal.discards++;
  deal.drawn = null;
  emit(step, { type: 'discard', seat, tile });
  const waiting = claimants(step, { by: 'discard', from: seat, tile, kong: null });
  if (waiting === 0) return startTurn(step, nextSeat(deal, seat));
  deal.pending = { why: 'discard', from: seat, tile, kong: null, waiting, answers: noAnswers(deal) };
}

function declare(step: Step, action: DeclareAction): void {
  emit(step, { type: 'declare', seat: action.seat, what: action.what, tile: action.tile });
  step.rules.declare(step, action);
  if (action.tile === null) askTurn(step);
  else discard(step, action.seat, action.tile);
}

function declareKong(step: Step, action: ConcealedKongAction | AddedKongAction): void {
  const { deal } = step;
  const tile = action.type === 'added-kong' ? action.tile : robbedTileOf(step, action);
  if (action.seat === 0) deal.dealerKong = true;
  emit(step, { type: action.type, seat: action.seat, tile });
  const waiting = claimants(step, { by: 'robbed-kong', from: action.seat, tile, kong: action.type });
  if (waiting === 0) return completeKong(step, tile, action.type);
  deal.pending = {
    why: 'kong',
    from: action.seat,
    tile,
    kong: action.type,
    waiting,
    answers: noAnswers(deal),
  };
}

function robbedTileOf({ rules, deal }: Step, action: ConcealedKongAction): TileId {
  return tileOfKind(rules.geometry, seatState(deal, action.seat), action.kind);
}

function completeKong(step: Step, tile: TileId, kong: NonNullable<Pending['kong']>): void {
  const kongs = kongsInARow(step, tile);
  makeKong(step, tile, kong);
  drawForKong(step, kongs);
}

function callSelfDrawn(step: Step, seat: Seat): void {
  const { rules, deal } = step;
  const way = selfDrawn(deal.drawn?.tile as TileId);
  if (rules.falseWin === null || isLegalWin(step, seat, way)) return winAndGoOn(step, [seat], way);
  penaliseFalseWin(step, seat, way);
  askTurn(step);
  deal.called = true;
}

function settleBonus(step: Step, pending: Pending, action: Action): void {
  step.deal.pending = null;
  if (action.type === 'win') winAndGoOn(step, [action.seat], wayOf(pending));
  else drawForBonus(step);
}

function settleClaims(step: Step, pending: Pending): void {
  const { rules, deal } = step;
  const from = pending.from as Seat;
  const way = wayOf(pending);
  const { winners, falseCalls, claim } = rules.resolve(step);
  for (const seat of falseCalls) penaliseFalseWin(step, seat, way);
  deal.pending = null;
  if (winners.length > 0) {
    if (pending.why === 'kong') takeRobbedTile(step, way, winners[0]!);
    else takeDiscard(step, from, winners[0]!);
    return winAndGoOn(step, winners, way);
  }
  if (pending.why === 'kong')
    return completeKong(step, way.tile, pending.kong as NonNullable<Pending['kong']>);
  if (!claim) return startTurn(step, nextSeat(deal, from));
  takeClaim(step, claim, way);
  if (claim.type === 'kong') drawForKong(step, 1);
  else askTurn(step);
}

/** A false call: the hand lies open from now on, or the caller pays everybody. Source: `rule-sets/hong-kong-old/RULES.md#false-win`. */
function penaliseFalseWin(step: Step, seat: Seat, way: WinWay): void {
  const { deal } = step;
  const penalty = step.rules.falseWin as NonNullable<Rules['falseWin']>;
  emit(step, { type: 'false-win', seat, tile: way.tile, by: way.by, from: way.from });
  if (penalty.openHand) {
    seatState(deal, seat).open = true;
    return;
  }
  const others = deal.seats.map((_, other) => other).filter((other) => other !== seat);
  pay(
    step,
    others.map((to) => ({
      from: seat,
      to,
      amount: penalty.points,
      reason: 'false-win',
      base: penalty.points,
      factors: [],
    })),
  );
}
