import { emit } from './events';
import type { Rules, Step } from './rules';
import { tilesLeft, takeTile } from './source';
import { addToHand, takeFromHand } from './state';
import type { Deal, Seat, SeatState, TileId, TileKind, WallEnd } from './types';

/** No tile may be drawn any more: only the dead wall is left. */
export function isWallEmpty(rules: Rules, deal: Deal): boolean {
  return tilesLeft(deal.source) <= rules.geometry.deadWall;
}

/** What a tile is in a hand. */
export function kindOf(rules: Rules, tile: TileId): TileKind {
  return rules.tiles.kinds[tile]!;
}

/** What is printed on a tile. */
export function faceOf(rules: Rules, tile: TileId): TileKind {
  return rules.tiles.faces[tile]!;
}

/** Whether a tile is laid out and replaced when it is drawn. */
export function isBonusTile(rules: Rules, tile: TileId): boolean {
  return rules.tiles.bonus[kindOf(rules, tile)]!;
}

export function seatState(deal: Deal, seat: Seat): SeatState {
  return deal.seats[seat]!;
}

/** Draws a tile into a hand. There must be one to draw. */
export function drawTile(step: Step, seat: Seat, from: WallEnd): TileId {
  const tile = takeTile(step.deal.source, seat, from);
  addToHand(seatState(step.deal, seat), tile, kindOf(step.rules, tile));
  emit(step, { type: 'draw', seat, tile, from });
  return tile;
}

/** Lays a bonus tile of the hand aside. */
export function layOutBonus(step: Step, seat: Seat, tile: TileId): void {
  const state = seatState(step.deal, seat);
  takeFromHand(state, tile, kindOf(step.rules, tile));
  state.bonus.push(tile);
  emit(step, { type: 'bonus', seat, tile });
}

/** Bonus tiles in the hand, in the order in which they came. */
export function bonusInHand(rules: Rules, state: SeatState): TileId[] {
  return state.hand.filter((tile) => isBonusTile(rules, tile));
}
