import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** A finger that goes so far to one side, in pixels, and further than up or down, has swiped. */
const FAR = 48;

interface Swipe {
  readonly toLeft: () => void;
  readonly toRight: () => void;
}

/** The properties of an element that a finger can swipe over. It needs `touch-action: pan-y`. */
export function useSwipe({ toLeft, toRight }: Swipe) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [right, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(right) < FAR || Math.abs(right) <= Math.abs(down)) return;
      if (right < 0) toLeft();
      else toRight();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
