import type { ReplayMark } from './replayMoments';
import { usePlaying } from './usePlaying';

export interface ReplaySteps {
  readonly isPlaying: boolean;
  readonly go: (step: number) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly before: () => void;
  readonly after: () => void;
  readonly start: () => void;
  readonly end: () => void;
  readonly play: () => void;
}

interface StepsProps {
  readonly step: number;
  readonly count: number;
  readonly marks: readonly ReplayMark[];
  readonly speed: number;
  readonly onStep: (step: number) => void;
}

/** Plays and pauses; goes step by step, or from one mark to the next. */
export function useSteps({ step, count, marks, speed, onStep }: StepsProps): ReplaySteps {
  const [isPlaying, setPlaying] = usePlaying({ step, count, speed, onStep });
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
