import { useEffect, useRef, useState } from 'react';

/** Milliseconds that each step is shown at the first speed. */
const STEP_TIME = 900;

interface Playing {
  readonly step: number;
  readonly count: number;
  /** How many times as fast. */
  readonly speed: number;
  readonly onStep: (step: number) => void;
}

/** Goes on by itself while it plays, up to the end. Gives whether it plays, and what starts and stops it. */
export function usePlaying({ step, count, speed, onStep }: Playing) {
  const [isWanted, setPlaying] = useState(false);
  const isPlaying = isWanted && step < count;
  const next = useRef(onStep);
  useEffect(() => {
    next.current = onStep;
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => next.current(step + 1), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed]);
  return [isPlaying, setPlaying] as const;
}
