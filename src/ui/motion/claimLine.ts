import type { Box } from './boxes';
import { animate } from './running';

const SVG = 'http://www.w3.org/2000/svg';
/** It stays so many times as long as the tile flies. */
const STAYS = 2.4;
const HEAD = 11;
/** Tiles at both ends stay free. */
const GAP = 0.6;

interface Way {
  readonly from: Box;
  readonly at: Box;
  readonly delay: number;
  readonly duration: number;
}

/** An arrow from where a claimed discard lay to the meld that it is in now. It goes by itself. */
export function claimLine({ from, at, delay, duration }: Way): Element {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const length = Math.hypot(dx, dy);
  const [x, y] = length === 0 ? [0, 0] : [dx / length, dy / length];
  const gap = Math.min(GAP * at.height, length / 4);
  const [startX, startY] = [from.x + x * gap, from.y + y * gap];
  const [endX, endY] = [at.x - x * gap, at.y - y * gap];
  const side = (turn: 1 | -1) =>
    `${endX - HEAD * (x - turn * 0.6 * y)} ${endY - HEAD * (y + turn * 0.6 * x)}`;
  const line = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', `M${startX} ${startY}L${endX} ${endY}M${side(1)}L${endX} ${endY}L${side(-1)}`);
  const edge = path.cloneNode() as Element;
  edge.setAttribute('class', 'claim-line-edge');
  line.setAttribute('class', 'claim-line');
  line.append(edge, path);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  animate(line, frames, { delay, duration: duration * STAYS, over: () => line.remove() });
  return line;
}
