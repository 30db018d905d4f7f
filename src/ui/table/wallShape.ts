import { placeAfter } from '../../store/selectors/seats';
import type { Place as SeatPlace } from '../../store/selectors/seats';
import type { WallView } from '../../store/types';

/** One layer of the tiles of one side of the wall, as one path: the farther down, the earlier it is drawn. */
interface Layer {
  readonly name: string;
  readonly path: string;
}

/** What still stands of one side: 0 the own, 1 the left, 2 the one across, 3 the right. */
export interface WallSide {
  readonly side: number;
  /** From the middle of a stack to that of the next. */
  readonly pitch: number;
  readonly stacks: readonly Stack[];
}

/** A word on the bare track beside the wall, along its side: it begins or ends at this point. */
export interface WallMark {
  readonly name: 'next' | 'spare';
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly anchor: 'start' | 'end';
}

/** Units of the square of 650 that the walls enclose, and how deep a wall is. */
const SQUARE = 650;
const DEPTH = 39;
/** The table is seen from above and a little from the own side: a tile's top lies higher up than its foot. */
const RISE = 6;
const SHIFT = 6;
const RADIUS = 3.4;
/** How far a word keeps from the stack beside it. */
const AWAY = 14;
/** So many places are kept free for a word. */
const WORD = 3;
/** Both words, each of which may have to begin beyond a corner. */
const CLEAR = 4 * WORD;

interface Place {
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

/** Where a tile lies, and how large it is. */
interface TilePlace extends Place {
  readonly width: number;
  readonly height: number;
}

interface Stack extends Place {
  readonly tiles: number;
}

/** Clockwise on the screen: foot, left, top, right. */
const SIDES: Readonly<Record<SeatPlace, number>> = { self: 0, left: 1, across: 2, right: 3 };

/** Where stack number `at` in drawing order lies. A side shorter than others stands in the middle of its edge. */
function placeOf(wall: WallView, at: number, humanSeat: number): Place {
  const { seat, stack } = sideOf(wall, at);
  const seats = wall.sides.length;
  const side = SIDES[placeAfter(seat - humanSeat, seats)];
  const pitch = pitchOf(wall);
  const missing = longestSide(wall) - (wall.sides[seat]?.stacks ?? 0);
  const along = (stack + missing / 2) * pitch;
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

/** The size of a tile; `pitch` is its share of the side. */
function sizeOf({ side }: Pick<Place, 'side'>, pitch: number): Pick<TilePlace, 'width' | 'height'> {
  return side % 2 === 1 ? { width: DEPTH, height: pitch } : { width: pitch, height: DEPTH };
}

function pitchOf(wall: WallView): number {
  return (SQUARE - 2 * DEPTH) / longestSide(wall);
}

function longestSide({ sides }: WallView): number {
  return Math.max(...sides.map(({ stacks }) => stacks));
}

/** Whose side stack number `at` in drawing order belongs to, and how many stacks lie to the right of it there. */
function sideOf({ sides, size, firstStack }: WallView, at: number): { seat: number; stack: number } {
  const all = size / 2;
  const counted = (firstStack + at + all) % all;
  const seat = sides.findIndex(({ stacks, before }) => counted >= before && counted < before + stacks);
  return { seat, stack: counted - (sides[seat]?.before ?? 0) };
}

function tilesIn({ front, back, gaps }: WallView, stack: number): number {
  return [2 * stack, 2 * stack + 1].filter((at) => at >= front && at < back && !gaps.includes(at)).length;
}

/** Where the tile of this number lies, counted in drawing order: the top left corner of its upper side. */
export function tilePlace(wall: WallView, tile: number, humanSeat: number): TilePlace {
  const place = placeOf(wall, Math.floor(tile / 2), humanSeat);
  return { ...raised(place, tile % 2 === 0 ? 2 : 1), side: place.side, ...sizeOf(place, pitchOf(wall)) };
}

/** A place so many tiles above the felt. */
function raised({ x, y }: Place, up: number): { x: number; y: number } {
  return { x, y: y + SHIFT - up * RISE };
}

/** Every stack that still stands. */
function standing(wall: WallView, humanSeat: number): Stack[] {
  return Array.from({ length: wall.size / 2 }, (_, at) => ({
    ...placeOf(wall, at, humanSeat),
    tiles: tilesIn(wall, at),
  })).filter(({ tiles }) => tiles > 0);
}

const ANY = [1, 2];
const DOUBLE = [2];

/** The layers from the felt upwards. `up` is in tiles; a stack of so many tiles as `has` says shows the layer. */
const LEVELS = [
  { name: 'far', up: -0.7, has: ANY },
  { name: 'shadow', up: -0.25, has: ANY },
  { name: 'ivory', up: 0, has: ANY },
  { name: 'green', up: 0.68, has: ANY },
  { name: 'ivory-2', up: 1, has: DOUBLE },
  { name: 'green-2', up: 1.68, has: DOUBLE },
  { name: 'top-1', up: 1, has: [1] },
  { name: 'top-2', up: 2, has: DOUBLE },
];

/** Whether nobody sits across, so that the wall has no side there. */
export function isOpen({ sides }: WallView): boolean {
  return !sides.some((_, turns) => placeAfter(turns, sides.length) === 'across');
}

/** Nearer sides cover those farther away. */
const FARTHEST_FIRST = [2, 1, 3, 0];

/** The sides in the order in which they are drawn. */
export function sidesOf(wall: WallView, humanSeat: number): WallSide[] {
  const stacks = standing(wall, humanSeat);
  const pitch = pitchOf(wall);
  const sides = wall.sides.map((_, turns) => SIDES[placeAfter(turns, wall.sides.length)]);
  return FARTHEST_FIRST.filter((side) => sides.includes(side)).map((side) => ({
    side,
    pitch,
    stacks: stacks.filter((stack) => stack.side === side),
  }));
}

/** The lowest first. */
export function layersOf({ side, pitch, stacks }: WallSide): Layer[] {
  const box = tileBox(pitch, side);
  const levels = LEVELS.map(({ name, up, has }) => {
    const boxes = stacks.map((stack) => has.includes(stack.tiles) && boxAt(raised(stack, up), box.path));
    return { name, path: boxes.filter(Boolean).join('') };
  });
  const lit = stacks.map((stack) => upperEdge(raised(stack, stack.tiles), box.width)).join('');
  return [...levels, { name: 'lit', path: lit }];
}

function turn(x: number, y: number): string {
  return `a${RADIUS} ${RADIUS} 0 0 1 ${x * RADIUS} ${y * RADIUS}`;
}

/** A rounded tile with a slit between it and its neighbours, as a path from its top left corner; and its straight width. */
function tileBox(pitch: number, side: number): { readonly path: string; readonly width: number } {
  const size = sizeOf({ side }, pitch - 1.4);
  const [width, height] = [size.width - 2 * RADIUS, size.height - 2 * RADIUS];
  const path = `h${width}${turn(1, 1)}v${height}${turn(-1, 1)}h${-width}${turn(-1, -1)}v${-height}${turn(1, -1)}z`;
  return { path, width };
}

/** The edge of a tile on which the light falls. */
function upperEdge({ x, y }: { readonly x: number; readonly y: number }, width: number): string {
  return `M${(x + RADIUS + 0.7).toFixed(1)} ${(y + 1.4).toFixed(1)}h${width.toFixed(1)}`;
}

function boxAt({ x, y }: { readonly x: number; readonly y: number }, box: string): string {
  return `M${(x + RADIUS + 0.7).toFixed(1)} ${(y + 0.7).toFixed(1)}${box}`;
}

/** Where the next tile is taken, and the next replacement where there are any; no words without free places for both. */
export function wallMarks(wall: WallView, humanSeat: number): WallMark[] {
  const first = Math.floor(wall.front / 2);
  const last = Math.ceil(wall.back / 2) - 1;
  const isBare = wall.back - wall.front <= 0 || wall.size / 2 - (last - first + 1) < CLEAR;
  if (isBare) return [];
  const pitch = pitchOf(wall);
  const spare = wordPlace((step) => placeOf(wall, last + step, humanSeat), 1, pitch);
  return [
    { name: 'next', ...wordPlace((step) => placeOf(wall, first - step, humanSeat), -1, pitch) },
    ...(wall.replaces ? [{ name: 'spare', ...spare } as const] : []),
  ];
}

/** The way in which tiles are drawn, by side. */
const DRAWN = [
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/**
 * Where a word stands that runs away from a stack. `beyond`: the place so many steps from the stack. `way`: whether it
 * runs as tiles are drawn, or against that. Where the corner is too near, it begins on the next side.
 */
function wordPlace(beyond: (step: number) => Place, way: 1 | -1, pitch: number): Omit<WallMark, 'name'> {
  const steps = Array.from({ length: WORD }, (_, at) => at + 1);
  const from = beyond(steps.find((step) => beyond(step).side === beyond(step + WORD - 1).side) ?? 1);
  const { side } = from;
  const { width, height } = sizeOf(from, pitch);
  const { x, y } = DRAWN[side] ?? { x: 0, y: 0 };
  const moved = way * (AWAY - pitch / 2);
  return {
    x: from.x + width / 2 + x * moved,
    y: from.y + (y === 0 ? SHIFT : 0) + height / 2 + y * moved,
    side,
    // Words on the near side are read against the way of drawing.
    anchor: way > 0 === side > 0 ? 'start' : 'end',
  };
}
