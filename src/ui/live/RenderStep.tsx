import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many steps a screen has at most. */
export const STEPS = 5;

/** How many steps of a screen are drawn: all of them, except while screens change. */
const drawn = createStore(() => STEPS);

interface RenderStepProps {
  /** How many steps of the screen are drawn before this one. */
  readonly after: 0 | 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}

/** A part of a screen that is drawn in a task of its own when the screen is first shown. What is drawn stays. */
export function RenderStep({ after, children }: RenderStepProps) {
  const isDue = useStore(drawn, (steps) => steps > after);
  const [isDrawn, setDrawn] = useState(isDue);
  if (isDue && !isDrawn) setDrawn(true);
  return isDrawn && children;
}

/** Draws no more than this many steps of a new screen. */
export function renderSteps(steps: number): void {
  drawn.setState(steps, true);
}
