import { isRedFive } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { faceId } from '../tile/faceIds';
import type { Picture } from './pictureFacts';

/** Between two groups, in tiles. */
const GAP = 0.32;
/** A tile is drawn on a ground of 60 x 80 units, with as much of its thickness below it. */
const UNIT = { width: 60, height: 80, thick: 10 };
/** What the brass frame of the winning tile needs round it. */
const ROUND = 6;

interface TileRow {
  /** SVG of a face by its name, for example `c1`. */
  readonly faceOf: (name: string) => string;
  readonly colour: (token: string) => string;
  /** Widths in pixels: of a tile at most, and of the whole row. */
  readonly most: number;
  readonly room: number;
}

/** Tiles in groups, side by side, lying as they do on the table; the winning tile has its frame. */
export function tilesInSvg(groups: Picture['groups'], { faceOf, colour, most, room }: TileRow) {
  let x = ROUND;
  let [drawn, framed] = ['', ''];
  for (const { kinds, won } of groups) {
    kinds.forEach((kind, at) => {
      const place = `transform="translate(${x} ${ROUND})"`;
      drawn += `<g ${place}>${body(colour)}${face(kind, faceOf, colour)}</g>`;
      if (at === won) framed += `<g ${place}>${frame(colour)}</g>`;
      x += UNIT.width + 2;
    });
    x += UNIT.width * GAP;
  }
  const units = { width: x - UNIT.width * GAP + ROUND, height: UNIT.height + UNIT.thick + 2 * ROUND };
  const scale = Math.min(most / UNIT.width, room / units.width);
  const [width, height] = [units.width * scale, units.height * scale];
  const box = `width="${width}" height="${height}" viewBox="0 0 ${units.width} ${units.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}${framed}</svg>`;
  return { svg, width, height };
}

function body(colour: TileRow['colour']): string {
  const layer = (y: number, token: string) =>
    `<rect y="${y}" width="60" height="80" rx="6.6" fill="${colour(token)}"/>`;
  return layer(UNIT.thick, '--tile-back-2') + layer(5, '--tile-side') + layer(0, '--tile-face');
}

function face(kind: TileKind, faceOf: TileRow['faceOf'], colour: TileRow['colour']): string {
  const foot = `<rect x="4" y="72" width="52" height="6" rx="2" fill="${colour('--ink-red')}"/>`;
  return `<g transform="translate(1.2 1.6) scale(.96)">${faceOf(faceId(kind))}</g>${isRedFive(kind) ? foot : ''}`;
}

function frame(colour: TileRow['colour']): string {
  const line = (out: number, width: number, token: string) =>
    `<rect x="${-out}" y="${-out}" width="${60 + 2 * out}" height="${80 + 2 * out}" rx="${6.6 + out}" fill="none" stroke="${colour(token)}" stroke-width="${width}"/>`;
  return line(2, 6, '--mark-ring') + line(2, 3.4, '--brass');
}
