import type { Plate } from './regions';

interface Page {
  readonly width: number;
  readonly height: number;
}

/** A clip path: the whole page except for these plates, whose ends are round. */
export function outsideOf(plates: readonly Plate[], { width, height }: Page): string {
  const holes = plates.map((plate) => {
    const round = plate.height / 2;
    const [from, to] = [plate.x + round, plate.x + plate.width - round];
    const foot = plate.y + plate.height;
    return `M${from} ${plate.y}H${to}A${round} ${round} 0 0 1 ${to} ${foot}H${from}A${round} ${round} 0 0 1 ${from} ${plate.y}Z`;
  });
  return `path(evenodd, "M0 0H${width}V${height}H0Z${holes.join('')}")`;
}
