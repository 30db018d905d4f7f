import type { WallView } from '../../store/types';

/** One stack as it is drawn, in units of the square of 650 that the walls enclose. */
export interface DrawnStack {
  readonly x: number;
  readonly y: number;
  readonly wide: boolean;
  readonly tiles: 1 | 2;
  /** 0 the own side, then clockwise. */
  readonly side: number;
}

/** A word beside the wall, at the middle of a stack's place. */
export interface WallMark {
  readonly name: 'next' | 'spare' | 'break';
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const SQUARE = 650;
export const DEPTH = 39;
/** How much higher the upper tile of a stack is drawn. */
export const UPPER = 5;

/** Stacks clockwise from the right end of the own side: foot, left, top, right. */
export function placeOf(stack: number, perSide: number): { side: number; x: number; y: number } {
  const pitch = (SQUARE - 2 * DEPTH) / perSide;
  const side = Math.floor(stack / perSide) % 4;
  const along = (stack % perSide) * pitch;
  const near = DEPTH + along;
  const far = SQUARE - DEPTH - along - pitch;
  const places = [
    { side, x: far, y: SQUARE - DEPTH },
    { side, x: 0, y: far },
    { side, x: near, y: 0 },
    { side, x: SQUARE - DEPTH, y: near },
  ];
  return places[side] ?? { side, x: 0, y: 0 };
}

/** Stack number `at` in drawing order, counted clockwise from the right end of the own side. */
export function ownStack(wall: WallView, at: number, humanSeat: number): number {
  const all = 4 * wall.stacksPerSide;
  return (wall.firstStack + at + humanSeat * wall.stacksPerSide + all) % all;
}

function tilesIn(wall: WallView, stack: number): number {
  return Math.max(0, Math.min(wall.back, 2 * stack + 2) - Math.max(wall.front, 2 * stack));
}

/** Every stack that still stands, those farther away first so that nearer ones overlap them. */
export function drawnStacks(wall: WallView, humanSeat: number): DrawnStack[] {
  const stacks: DrawnStack[] = [];
  for (let at = 0; at < wall.size / 2; at++) {
    const tiles = tilesIn(wall, at);
    if (tiles === 0) continue;
    const { side, x, y } = placeOf(ownStack(wall, at, humanSeat), wall.stacksPerSide);
    stacks.push({ x, y, wide: side % 2 === 1, tiles: tiles === 1 ? 1 : 2, side });
  }
  return stacks.toSorted((a, b) => a.y - b.y);
}

/** The break, and where the next tile and the next replacement are taken; no word without a free place for it. */
export function wallMarks(wall: WallView, humanSeat: number): WallMark[] {
  const first = Math.floor(wall.front / 2);
  const last = Math.ceil(wall.back / 2) - 1;
  const all = wall.size / 2;
  const free = all - (last - first + 1);
  if (wall.back - wall.front <= 0 || free < 3) return [];
  const mark = (name: WallMark['name'], at: number): WallMark => {
    const { side, x, y } = placeOf(ownStack(wall, at, humanSeat), wall.stacksPerSide);
    const pitch = (SQUARE - 2 * DEPTH) / wall.stacksPerSide;
    const [w, h] = side % 2 === 1 ? [DEPTH, pitch] : [pitch, DEPTH];
    return { name, x: x + w / 2, y: y + h / 2, side };
  };
  const marks = [mark('next', first - 1), mark('spare', last + 1)];
  return last + 1 < all - 2 && first > 1 ? [...marks, mark('break', all - 1)] : marks;
}
