import type { CourseStep } from '../../coach/review/course';
import type { Scale } from '../coach/scale';

/** In pixels. */
const WIDE = { height: 318, left: 44, below: 36 };
const NARROW = { height: 210, left: 35, below: 28 };
/** From this width on the chart is high. */
const ROOM = 560;
/** Names of steps stay so far apart. */
const APART = 36;

/** Where everything of a chart of this width lies, in pixels. */
export interface ChartShape {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  /** The width of a column. The first is the start, the last the result. */
  readonly room: number;
  /** The width of one of the two bars in it. */
  readonly half: number;
  readonly across: (column: number) => number;
  readonly down: (points: number) => number;
}

export function chartShape(width: number, columns: number, scale: Scale): ChartShape {
  const { height, left, below } = width >= ROOM ? WIDE : NARROW;
  const room = Math.max(0, (width - left - 5) / columns);
  const foot = height - below;
  return {
    width,
    height,
    left,
    room,
    half: Math.max(2, room * 0.42),
    across: (column) => left + column * room,
    down: (points) => 12 + ((foot - 18) * (scale.to - points)) / (scale.to - scale.from),
  };
}

/** A bar between two levels. */
export function barOf({ down }: ChartShape, from: number, to: number) {
  return { y: Math.min(down(from), down(to)), height: Math.max(1, Math.abs(down(from) - down(to))) };
}

/**
 * The places of steps whose names are told: all where there is room, else those with the lowest `rank` first, so that no
 * two touch.
 */
export function toldSteps(
  steps: readonly CourseStep[],
  room: number,
  rank: (at: number) => number,
): readonly number[] {
  const apart = apartAt(room);
  const order = steps.map((_, at) => at).toSorted((a, b) => rank(a) - rank(b));
  const told: number[] = [];
  for (const at of order) if (told.every((other) => Math.abs(other - at) >= apart)) told.push(at);
  return told;
}

/** So many columns lie between two names. */
export function apartAt(room: number): number {
  return Math.ceil(APART / Math.max(1, room));
}

/** A triangle for an inaccuracy, a diamond for a mistake, a cross for a blunder. */
export function markPath(how: string, x: number, y: number): string {
  if (how === 'blunder') return `M${x - 5} ${y - 3}l2-2 3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3Z`;
  return how === 'inaccuracy'
    ? `M${x} ${y - 5}L${x + 5} ${y + 3.5}H${x - 5}Z`
    : `M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`;
}
