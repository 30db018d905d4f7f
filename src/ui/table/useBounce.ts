import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { TileId } from '../../engine/types';

/** Milliseconds: a second tap on the same tile within them is a finger that bounced, and not a decision. */
const BOUNCE = 250;

interface Bounce {
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Whether this tap came too soon after the last one on the same tile. A mouse may click twice. */
  readonly isBounce: (event: MouseEvent, tile: TileId) => boolean;
}

export function useBounce(): Bounce {
  const isTouch = useRef(false);
  const last = useRef<{ readonly tile: TileId; readonly at: number } | null>(null);
  return {
    onPointerDown: ({ pointerType }) => {
      isTouch.current = pointerType === 'touch';
    },
    isBounce: ({ timeStamp }, tile) => {
      const { current } = last;
      const isSoon = isTouch.current && current?.tile === tile && timeStamp - current.at < BOUNCE;
      if (!isSoon) last.current = { tile, at: timeStamp };
      return isSoon;
    },
  };
}
