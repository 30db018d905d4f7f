import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** Milliseconds: a second tap on the same thing within them is a finger that bounced, and not a decision. */
const BOUNCE = 250;

interface Bounce<Thing> {
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Whether this tap came too soon after the last one on the same thing. A mouse may click twice. */
  readonly isBounce: (event: MouseEvent, thing: Thing) => boolean;
}

/** Tells taps on tiles or buttons from those of a finger that bounced. */
export function useBounce<Thing>(): Bounce<Thing> {
  const isTouch = useRef(false);
  const last = useRef<{ readonly thing: Thing; readonly at: number } | null>(null);
  return {
    onPointerDown: ({ pointerType }) => {
      isTouch.current = pointerType === 'touch';
    },
    isBounce: ({ timeStamp }, thing) => {
      const { current } = last;
      const isSoon = isTouch.current && current?.thing === thing && timeStamp - current.at < BOUNCE;
      if (!isSoon) last.current = { thing, at: timeStamp };
      return isSoon;
    },
  };
}
