import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many parts a screen has at most. */
export const PARTS = 5;

/** How many parts of a screen are drawn: all of them, except while screens change. */
const drawn = createStore(() => PARTS);

interface InTurnProps {
  /** How many parts of the screen are drawn before this one. */
  readonly after: 0 | 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}

/** A part of a screen that has a task of its own when the screen is first drawn. What is drawn stays. */
export function InTurn({ after, children }: InTurnProps) {
  const isDue = useStore(drawn, (parts) => parts > after);
  const [isDrawn, setDrawn] = useState(isDue);
  if (isDue && !isDrawn) setDrawn(true);
  return isDrawn && children;
}

/** Draws no more than this many parts of a new screen. */
export function drawParts(parts: number): void {
  drawn.setState(parts, true);
}
