import { useEffect, useRef, useState } from 'react';
import type { ReplayMark } from './replayMoments';

/** Milliseconds that each step is shown at the first speed. */
const STEP_TIME = 900;

/** How many times as fast as at first. */
const SPEEDS = [1, 2, 4] as const;

/** A value, and what changes it. */
type Changed<T> = readonly [T, (value: T) => void];

/** A hand of a match that goes on. It is shown as it is played, unless the player stops that. */
export interface LiveHand {
  /** So many of its steps were shown by now. Steps lead there and no further; only playing on shows more. */
  readonly seen: number;
  /** More is to come than there is. */
  readonly isGrowing: boolean;
  /** Goes on to what follows the end; null where nothing does. */
  readonly next: (() => void) | null;
  readonly playing: Changed<boolean>;
  readonly speed: Changed<number>;
}

/** So many steps long the end of a hand is shown before the next one begins. */
const END_STEPS = 6;

interface StepsProps {
  readonly step: number;
  /** All steps there are. */
  readonly count: number;
  readonly marks: readonly ReplayMark[];
  readonly live?: LiveHand | undefined;
  readonly onStep: (step: number) => void;
}

export type ReplaySteps = ReturnType<typeof useSteps>;

/** Plays up to the end and pauses; goes step by step, or from one mark to the next. */
export function useSteps({ step, count, marks, live, onStep }: StepsProps) {
  const [ownPlaying, ownSpeed] = [useState(false), useState<number>(SPEEDS[0])];
  const [isWanted, setPlaying] = live?.playing ?? ownPlaying;
  const [speed, setSpeed] = live?.speed ?? ownSpeed;
  const isGrowing = live?.isGrowing === true;
  const following = isGrowing ? null : (live?.next ?? null);
  const isEnd = step === count;
  const isPlaying = isWanted && (!isEnd || isGrowing || following !== null);
  const isMoving = isPlaying && !(isEnd && isGrowing);
  /** So far jumps go. */
  const reach = live?.seen ?? count;
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
  const stopAt = (to: number) => {
    setPlaying(false);
    onStep(to);
  };
  const go = (to: number) => stopAt(Math.max(0, Math.min(reach, to)));
  const end = () => {
    go(reach);
    if (reach < count || isGrowing) setPlaying(true);
  };
  const onward = () => {
    if (!isEnd) stopAt(step + 1);
    else if (following) following();
    else setPlaying(false);
  };
  const after = marks.find((mark) => mark.step > step && mark.step <= reach);
  return {
    isPlaying,
    speed,
    reach,
    go,
    back: () => go(step - 1),
    forward: onward,
    before: () => go(marks.findLast((mark) => mark.step < step)?.step ?? 0),
    after: () => (after ? go(after.step) : end()),
    start: () => go(0),
    /** To the end; of a hand that goes on to what was seen last, and on from there. */
    end,
    nextSpeed: () =>
      setSpeed(SPEEDS[(SPEEDS.findIndex((each) => each === speed) + 1) % SPEEDS.length] ?? SPEEDS[0]),
    play: () => {
      if (!isPlaying && isEnd && !isGrowing && !following) onStep(0);
      setPlaying(!isPlaying);
    },
  };
}
