/** What is laid out: how wide each part is, in widths of a tile. */
export interface Line {
  readonly parts: readonly number[];
  /** Between two parts, in widths of a tile. */
  readonly gap: number;
}

/** Room in pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** A tile is so much higher than wide. */
const HIGH = 4 / 3; // the same in every game: the shape of a tile
/** Between two lines, in widths of a tile. */
export const LINE_GAP = 0.5;
const STEP = 0.5;
const LEAST = 12;

/** The width in pixels, `most` at the largest, at which everything finds room on as many lines as the height has. */
export function tileWidth(line: Line, room: Room, most: number): number {
  for (let width = most; width > LEAST; width -= STEP) {
    const lines = linesAt(line, (room.width - 1) / width);
    if (lines !== null && (lines * HIGH + (lines - 1) * LINE_GAP) * width <= room.height) return width;
  }
  return LEAST;
}

/** On how many lines of this width the parts lie; null where one is wider than a line. */
function linesAt({ parts, gap }: Line, wide: number): number | null {
  let lines = 1;
  let used = 0;
  for (const part of parts) {
    if (part > wide) return null;
    const next = used === 0 ? part : used + gap + part;
    if (next > wide) lines++;
    used = next > wide ? part : next;
  }
  return lines;
}
