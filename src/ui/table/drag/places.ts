interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two tiles, in pixels of the page. */
export interface Gap extends Point {
  readonly height: number;
}

/** A place in the hand, counted among the tiles that are there, and where it is. */
interface Place {
  readonly to: number;
  readonly gap: Gap;
}

/** Over the table begins so much of a tile's height above the hand. */
const CLEAR = 0.2;

const tilesIn = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('[data-tile]')];

export function placeOf(toolbar: HTMLElement, tile: HTMLElement): number {
  return tilesIn(toolbar).indexOf(tile);
}

/** Whether a pointer is above the whole hand. */
export function isAbove(toolbar: HTMLElement, { clientY }: PointerEvent): boolean {
  const boxes = tilesIn(toolbar).map((tile) => tile.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  return clientY < top - CLEAR * Math.max(...boxes.map((box) => box.height));
}

/** The place beside the tile that is nearest, at the side on which the pointer is. */
export function placeFor(toolbar: HTMLElement, dragged: HTMLElement, { x, y }: Point): Place {
  const boxes = tilesIn(toolbar)
    .filter((tile) => tile !== dragged)
    .map((tile) => tile.getBoundingClientRect());
  const distances = boxes.map((box) =>
    Math.hypot(box.left + box.width / 2 - x, (box.top + box.height / 2 - y) * 2),
  );
  const nearest = distances.indexOf(Math.min(...distances));
  const box = boxes[nearest] ?? dragged.getBoundingClientRect();
  const isAfter = x > box.left + box.width / 2;
  const to = Math.max(0, nearest) + (isAfter && nearest >= 0 ? 1 : 0);
  return { to, gap: { x: isAfter ? box.right : box.left, y: box.top, height: box.height } };
}
