import { useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, RefObject } from 'react';
import type { TileId } from '../../engine/types';

/** How far a finger moves before a tap becomes a drag. */
const START = 10;

interface Drag {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
}

/** A tile under way: the pointer's distance from where it was taken up. */
interface Moved extends Drag {
  readonly by: readonly [number, number];
}

export interface DragOrder {
  readonly onPointerDown: (event: PointerEvent, tile: TileId) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** Whether the click that follows belongs to a drag. */
  readonly endsDrag: () => boolean;
  readonly styleOf: (tile: TileId) => CSSProperties | undefined;
}

/** Dragging a held tile to another place; the places are where the tiles of the toolbar are. */
export function useDragOrder(
  toolbar: RefObject<HTMLElement | null>,
  move: (tile: TileId, to: number) => void,
): DragOrder {
  const taken = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const [moved, setMoved] = useState<Moved | null>(null);
  const end = () => {
    taken.current = null;
    setMoved(null);
  };
  return {
    onPointerDown: ({ button, clientX: x, clientY: y }, tile) => {
      dragged.current = false;
      taken.current = button === 0 ? { tile, x, y } : null;
    },
    onPointerMove: ({ clientX, clientY, buttons }) => {
      const drag = taken.current;
      if (!drag || buttons === 0) return;
      const by = [clientX - drag.x, clientY - drag.y] as const;
      if (!moved && Math.hypot(...by) < START) return;
      dragged.current = true;
      setMoved({ ...drag, by });
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (moved) move(moved.tile, nearestPlace(toolbar.current, clientX, clientY));
      end();
    },
    onPointerCancel: end,
    endsDrag: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    styleOf: (tile) =>
      moved?.tile === tile
        ? { transform: `translate(${moved.by[0]}px, ${moved.by[1]}px)`, transition: 'none', zIndex: 2 }
        : undefined,
  };
}

function nearestPlace(toolbar: HTMLElement | null, x: number, y: number): number {
  const tiles = [...(toolbar?.querySelectorAll('button:not(.tile--dragged)') ?? [])];
  const distances = tiles.map((tile) => {
    const box = tile.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - x, (box.top + box.height / 2 - y) * 2);
  });
  const nearest = distances.indexOf(Math.min(...distances));
  const box = tiles[nearest]?.getBoundingClientRect();
  return box && x > box.left + box.width / 2 ? nearest + 1 : Math.max(0, nearest);
}
