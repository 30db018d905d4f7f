import type { TileId } from '../../engine/types';

/** Pixels that a finger moves before a tap becomes a drag. */
const START = 10;

interface Drag {
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/**
 * Lets the tiles of this toolbar be dragged to another place; the drawn tile stays. `move` is given the place, counted
 * among the tiles that are there. Gives a function that ends this.
 */
export function followDrags(toolbar: HTMLElement, move: (tile: TileId, to: number) => void): () => void {
  let drag: Drag | null = null;
  /** A drag ends with a click that means nothing. */
  let isOver = false;
  const put = () => {
    drag?.button.classList.remove('tile--dragged');
    drag?.button.removeAttribute('style');
    drag = null;
  };
  const take = ({ button: pressed, clientX: x, clientY: y, target }: PointerEvent) => {
    isOver = false;
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-tile]:not(.tile--drawn)') : null;
    drag = button && pressed === 0 ? { button, x, y, isMoved: false } : null;
  };
  const follow = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (!drag || buttons === 0) return;
    const by = [clientX - drag.x, clientY - drag.y] as const;
    drag.isMoved ||= Math.hypot(...by) >= START;
    if (!drag.isMoved) return;
    const { classList, style } = drag.button;
    isOver = true;
    classList.add('tile--dragged');
    style.transform = `translate(${by[0]}px, ${by[1]}px)`;
    style.transition = 'none';
    style.zIndex = '2';
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    const { button, isMoved = false } = drag ?? {};
    const to = nearestPlace(toolbar, clientX, clientY);
    put();
    if (button && isMoved) move(Number(button.dataset['tile']), to);
  };
  const swallow = (event: Event) => {
    if (isOver) event.stopPropagation();
    isOver = false;
  };
  const end = new AbortController();
  const { signal } = end;
  toolbar.addEventListener('pointerdown', take, { signal });
  toolbar.addEventListener('pointermove', follow, { signal });
  toolbar.addEventListener('pointerup', drop, { signal });
  toolbar.addEventListener('pointercancel', put, { signal });
  toolbar.addEventListener('pointerleave', put, { signal });
  toolbar.addEventListener('click', swallow, { signal, capture: true });
  return () => end.abort();
}

function nearestPlace(toolbar: HTMLElement, x: number, y: number): number {
  const tiles = [...toolbar.querySelectorAll('button:not(.tile--dragged)')];
  const distances = tiles.map((tile) => {
    const box = tile.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - x, (box.top + box.height / 2 - y) * 2);
  });
  const nearest = distances.indexOf(Math.min(...distances));
  const box = tiles[nearest]?.getBoundingClientRect();
  return box && x > box.left + box.width / 2 ? nearest + 1 : Math.max(0, nearest);
}
