import { passOf, winOf } from './actions';
import { drawTile, isBonusTile, isWallEmpty, layOutBonus, seatState } from './draw';
import { endExhausted, isOver } from './events';
import type { BonusVerdict, Step } from './rules';
import { declareWins } from './outcome';
import { hasSeat, noAnswers } from './state';
import type { Action, Deal, Drawn, Seat, TileId, WallEnd } from './types';
import { byBonusTiles, winContext } from './winContext';
import type { WinWay } from './winContext';

/** The seat's turn begins: it draws from the front, or the deal is over because it cannot. */
export function startTurn(step: Step, seat: Seat): void {
  step.deal.turn = seat;
  drawForTurn(step, { from: 'front', kongs: 0, bonus: false });
}

/** After a kong the seat in turn draws a replacement (`kongs`: how many in a row), or goes on where there is none. */
export function goOnAfterKong(step: Step, kongs: 1 | 2): void {
  if (step.rules.layOuts.replaced) return drawForTurn(step, { from: 'back', kongs, bonus: false });
  step.deal.drawn = null;
  askTurn(step);
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
  deal.drawn = { tile, from: draw.from, kongs: draw.kongs, bonus: draw.bonus };
  if (isOver(deal)) return;
  if (!isBonusTile(rules, tile)) return askTurn(step);
  layOutBonus(step, deal.turn, tile);
  if (isOver(deal)) return;
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

/** All seats that still play choose at once, before play: the deal waits for their answers. */
export function askAll(deal: Deal, why: 'exchange' | 'declare'): void {
  const waiting = ((1 << deal.seats.length) - 1) & ~deal.out;
  deal.pending = { why, from: null, tile: null, kong: null, waiting, answers: noAnswers(deal) };
}

/** Declares wins; if the deal goes on without the winners, the next seat draws. */
export function winAndGoOn(step: Step, winners: readonly Seat[], way: WinWay): void {
  const next = declareWins(step, winners, way);
  if (next !== null) startTurn(step, next);
}

/** After a seat has laid out bonus tiles: who wins by that wins at once, or is asked. True when the deal does not simply go on. */
export function settleBonusWin(step: Step, layer: Seat, tile: TileId): boolean {
  const { deal } = step;
  for (let turns = 0; turns < deal.seats.length; turns++) {
    const seat = (layer + turns) % deal.seats.length;
    const from = turns === 0 ? null : layer;
    const way = byBonusTiles(tile, from);
    const verdict = bonusVerdict(step, seat, way);
    if (verdict === 'must') winAndGoOn(step, [seat], way);
    else if (typeof verdict === 'object' && verdict)
      winAndGoOn(step, [seat], byBonusTiles(tile, verdict.from));
    else if (verdict === 'may') {
      const waiting = 1 << seat;
      deal.pending = { why: 'bonus', from, tile, kong: null, waiting, answers: noAnswers(deal) };
    } else continue;
    return true;
  }
  return false;
}

function bonusVerdict(step: Step, seat: Seat, way: WinWay): BonusVerdict {
  const { rules, deal } = step;
  if (seatState(deal, seat).barred || hasSeat(deal.out, seat)) return null;
  return rules.bonusWin(winContext(step, seat, way));
}

/** What a seat may answer when asked about a win with bonus tiles. */
export function bonusChoices(seat: Seat): Action[] {
  return [winOf(seat), passOf(seat)];
}
