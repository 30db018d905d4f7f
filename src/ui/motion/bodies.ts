import { boxOf } from './boxes';
import type { Box, Found } from './boxes';
import { claimLine } from './claimLine';
import { animate } from './running';

/** A tile in flight, in the layer above all seats. The tile itself already lies at its new place. */
export interface Journey {
  readonly to: Found;
  readonly from: Box;
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
  /** It leaves from the wall: its face is hidden until it arrives. */
  readonly isDealt?: boolean;
  /** The tile that now lies at its place came later, and stays hidden for now. */
  readonly isReplaced?: boolean;
  /** A line shows where it came from. */
  readonly isClaimed?: boolean;
}

interface Measured extends Journey {
  readonly at: Box;
  readonly turn: string;
}

/** Reads all places first, then starts all flights. */
export function fly(layerOf: (journey: Journey) => HTMLElement, journeys: readonly Journey[]): void {
  const measured = journeys.flatMap((journey) => measure(journey) ?? []);
  for (const journey of measured) {
    const layer = layerOf(journey);
    if (journey.isClaimed) layer.append(claimLine(journey));
    layer.append(start(journey));
  }
}

function measure(journey: Journey): Measured | null {
  const { element } = journey.to;
  const at = boxOf(journey.to);
  if (!at) return null;
  const face = faceOf(element);
  const turn = face ? getComputedStyle(face).rotate : 'none';
  return { ...journey, at, turn };
}

function faceOf(element: HTMLElement): Element | null {
  return element.querySelector(':scope > .face');
}

/** On its way between two places that are both approximate. */
const SEEN: readonly Keyframe[] = [
  { opacity: 1, offset: 0.2 },
  { opacity: 1, offset: 0.8 },
];

function start(journey: Measured): HTMLElement {
  const { to, from, at, delay, duration, easing } = journey;
  const body = bodyOf(journey);
  const move = `translate(${from.x - at.x}px, ${from.y - at.y}px) scale(${scaleOf(journey)})`;
  const frames: Keyframe[] = [{ transform: move }, { transform: 'none' }];
  if (from.isRough) frames[0] = { transform: move, opacity: 0 };
  if (at.isRough) frames[1] = { transform: 'none', opacity: 0 };
  if (from.isRough && at.isRough) frames.splice(1, 0, ...SEEN);
  const isHidden = !to.isRough && !journey.isReplaced;
  // It cannot be seen, but it can be pressed.
  if (isHidden) to.element.style.opacity = '0';
  const over = () => {
    body.remove();
    if (isHidden) to.element.style.opacity = '';
  };
  animate(body, frames, { delay, duration, easing, over });
  if (!journey.isDealt) hide(body, delay);
  return body;
}

/** A face keeps its shape; a back fits into the wall. */
function scaleOf({ from, at, isDealt }: Measured): string {
  const [x, y] = [from.width / at.width, from.height / at.height];
  return isDealt ? `${x}, ${y}` : String(Math.sqrt(x * y));
}

/** Hides an element for so many milliseconds. */
export function hide(element: Element, duration: number): void {
  if (duration > 0) animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** A copy that looks like the tile where it lies, without its name or its marks; a tile's back for all others. */
function bodyOf({ to: { element }, isDealt, at, turn }: Measured): HTMLElement {
  const { width, height } = at;
  const body = document.createElement('span');
  const face = isDealt ? null : faceOf(element)?.cloneNode();
  const kind = element.matches('.tile--standing') ? 'tile--standing' : width > height ? 'tile--turned' : '';
  body.className = `tile ${face ? kind : 'tile--down'}`;
  if (face instanceof HTMLElement) {
    face.style.rotate = turn;
    body.append(face);
  }
  const place = `left:${at.x - width / 2}px;top:${at.y - height / 2}px;width:${width}px;height:${height}px`;
  body.style.cssText = `${place};--w:${Math.min(width, height)}px`;
  return body;
}
