import { useEffect, useRef, useState } from 'react';
import type { ReplayMark } from './replayMoments';

/** Milliseconds that each step is shown at the first speed. */
const STEP_TIME = 900;

/** A hand that is still being played, or just was. It is shown as it goes, unless the player stops that. */
export interface LiveHand {
  /** More is to come. */
  readonly isGrowing: boolean;
  /** What lies over the table holds it. */
  readonly isHeld: boolean;
  /** Goes on to what follows the end; null where nothing does. */
  readonly next: (() => void) | null;
}

/** So many steps long the end of a hand is shown before the next one begins. */
const END_STEPS = 6;

interface StepsProps {
  readonly step: number;
  readonly count: number;
  readonly marks: readonly ReplayMark[];
  /** How many times as fast as at first. */
  readonly speed: number;
  readonly live?: LiveHand | undefined;
  readonly onStep: (step: number) => void;
}

export type ReplaySteps = ReturnType<typeof useSteps>;

/** Plays up to the end and pauses; goes step by step, or from one mark to the next. */
export function useSteps({ step, count, marks, speed, live, onStep }: StepsProps) {
  const [isWanted, setPlaying] = useState(live !== undefined);
  const isGrowing = live?.isGrowing === true;
  const following = isGrowing ? null : (live?.next ?? null);
  const isPlaying = isWanted && (step < count || isGrowing || following !== null);
  const isMoving = isPlaying && live?.isHeld !== true && !(step === count && isGrowing);
  const isEnd = step === count;
  const goOn = (from: number) => (from < count ? onStep(from + 1) : following?.());
  const next = useRef(goOn);
  useEffect(() => {
    next.current = goOn;
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => next.current(step), (isEnd ? END_STEPS * STEP_TIME : STEP_TIME) / speed);
    return () => clearTimeout(timer);
  }, [isMoving, isEnd, step, speed]);
  const go = (to: number) => {
    setPlaying(false);
    onStep(Math.max(0, Math.min(count, to)));
  };
  return {
    isPlaying,
    go,
    back: () => go(step - 1),
    forward: () => (isEnd && following ? following() : go(step + 1)),
    before: () => go(marks.findLast((mark) => mark.step < step)?.step ?? 0),
    after: () => go(marks.find((mark) => mark.step > step)?.step ?? count),
    start: () => go(0),
    end: () => go(count),
    play: () => {
      if (!isPlaying && isEnd && !isGrowing && !following) onStep(0);
      setPlaying(!isPlaying);
    },
  };
}
