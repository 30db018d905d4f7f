import { useEffect, useRef, useState } from 'react';
import type { ReplayMark } from './replayMoments';

/** Milliseconds that each step is shown at the first speed. */
const STEP_TIME = 900;

interface StepsProps {
  readonly step: number;
  readonly count: number;
  readonly marks: readonly ReplayMark[];
  /** How many times as fast as at first. */
  readonly speed: number;
  readonly onStep: (step: number) => void;
}

export type ReplaySteps = ReturnType<typeof useSteps>;

/** Plays up to the end and pauses; goes step by step, or from one mark to the next. */
export function useSteps({ step, count, marks, speed, onStep }: StepsProps) {
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
  const go = (to: number) => {
    setPlaying(false);
    onStep(Math.max(0, Math.min(count, to)));
  };
  return {
    isPlaying,
    go,
    back: () => go(step - 1),
    forward: () => go(step + 1),
    before: () => go(marks.findLast((mark) => mark.step < step)?.step ?? 0),
    after: () => go(marks.find((mark) => mark.step > step)?.step ?? count),
    start: () => go(0),
    end: () => go(count),
    play: () => {
      if (!isPlaying && step === count) onStep(0);
      setPlaying(!isPlaying);
    },
  };
}
