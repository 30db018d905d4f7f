import type { WallView } from '../../store/types';
import { DEPTH, ownStack, placeOf, SQUARE, UPPER } from '../table/wallShape';

/** Where a tile of the wall lies. */
export interface WallPlace {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** The place of a tile, its number counted in drawing order. */
export function wallPlace(wall: WallView, tile: number, humanSeat: number): WallPlace {
  const { side, x, y } = placeOf(ownStack(wall, Math.floor(tile / 2), humanSeat), wall.stacksPerSide);
  const pitch = (SQUARE - 2 * DEPTH) / wall.stacksPerSide;
  const [width, height] = side % 2 === 1 ? [DEPTH, pitch] : [pitch, DEPTH];
  const lift = tile % 2 === 0 ? UPPER : 0;
  return { x: x + width / 2, y: y + height / 2 - lift, width, height, side };
}
