import { passOf, winOf } from './actions';
import { drawTile, isWallEmpty, kindOf, layOutBonus, seatState } from './draw';
import type { Step } from './rules';
import { endExhausted, declareWins } from './outcome';
import { noAnswers } from './state';
import { isBonus } from './tiles';
import type { Action, Drawn, Seat, TileId, WallEnd } from './types';
import { byBonusTiles, winContext } from './winContext';
import type { WinWay } from './winContext';

/** The seat's turn begins: it draws from the front, or the deal is over because it cannot. */
export function startTurn(step: Step, seat: Seat): void {
  step.deal.turn = seat;
  drawForTurn(step, { from: 'front', kongs: 0, bonus: false });
}

/** The seat in turn draws a replacement for a kong (`kongs`: how many in a row). */
export function drawForKong(step: Step, kongs: 1 | 2): void {
  drawForTurn(step, { from: 'back', kongs, bonus: false });
}

/** Goes on after a bonus tile: its replacement comes from the back. A kong before it still counts. */
export function drawForBonus(step: Step): void {
  step.deal.owed = 0;
  drawForTurn(step, { from: 'back', kongs: step.deal.drawn?.kongs ?? 0, bonus: true });
}

interface TurnDraw {
  readonly from: WallEnd;
  readonly kongs: Drawn['kongs'];
  readonly bonus: boolean;
}

function drawForTurn(step: Step, draw: TurnDraw): void {
  const { rules, deal } = step;
  if (isWallEmpty(rules, deal)) return endExhausted(step);
  const tile = drawTile(step, deal.turn, draw.from);
  deal.drawn = { tile, ...draw };
  if (!isBonus(kindOf(rules, tile))) return askTurn(step);
  layOutBonus(step, deal.turn, tile);
  deal.owed = 1;
  if (!settleBonusWin(step, deal.turn, tile)) drawForBonus(step);
}

/** The seat in turn chooses: with the tile drawn, or (drawn null) what to discard after a claim. */
export function askTurn(step: Step): void {
  const { deal } = step;
  deal.called = false;
  deal.pending = {
    why: 'turn',
    from: null,
    tile: deal.drawn && deal.drawn.tile,
    kong: null,
    waiting: 1 << deal.turn,
    answers: noAnswers(deal),
  };
}

/** Declares wins; if the deal goes on without the winners, the next seat draws. */
export function winAndGoOn(step: Step, winners: readonly Seat[], way: WinWay): void {
  const next = declareWins(step, winners, way);
  if (next !== null) startTurn(step, next);
}

/** After laying out bonus tiles: wins if that wins at once, asks if it may. True when the deal does not simply go on. */
export function settleBonusWin(step: Step, seat: Seat, tile: TileId): boolean {
  const { rules, deal } = step;
  const way = byBonusTiles(tile);
  const verdict = seatState(deal, seat).open ? null : rules.bonusWin(winContext(step, seat, way));
  if (verdict === null) return false;
  if (verdict === 'must') {
    winAndGoOn(step, [seat], way);
    return true;
  }
  deal.pending = { why: 'bonus', from: null, tile, kong: null, waiting: 1 << seat, answers: noAnswers(deal) };
  return true;
}

/** What a seat may answer when asked about a win with bonus tiles. */
export function bonusChoices(seat: Seat): Action[] {
  return [winOf(seat), passOf(seat)];
}
