import { useEffect, useMemo, useState } from 'react';
import type { RecordedHand } from '../../engine/record';
import { useFullText } from '../context';
import { IconButton } from '../controls/buttons';
import { momentsOf } from './replayMoments';

/** Milliseconds that each step is shown while the replay plays. */
const STEP_TIME = 900;

interface ReplayStepsProps {
  readonly hand: RecordedHand;
  /** Whose choices are jumped to, besides claims. */
  readonly own: number;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Plays and pauses; goes step by step, or from one choice to the next, by buttons, slider or keys. */
export function ReplaySteps({ hand, own, step, onStep }: ReplayStepsProps) {
  const text = useFullText();
  const count = hand.events.length;
  const moments = useMemo(() => momentsOf(hand.events, own), [hand, own]);
  const [isPlaying, setPlaying] = usePlaying({ step, count, onStep });
  const go = (to: number) => {
    setPlaying(false);
    onStep(Math.max(0, Math.min(count, to)));
  };
  const before = () => go(moments.findLast((at) => at < step) ?? 0);
  const after = () => go(moments.find((at) => at > step) ?? count);
  const play = () => {
    if (!isPlaying && step === count) onStep(0);
    setPlaying(!isPlaying);
  };
  useReplayKeys({
    ArrowLeft: () => go(step - 1),
    ArrowRight: () => go(step + 1),
    ArrowUp: before,
    ArrowDown: after,
    Home: () => go(0),
    End: () => go(count),
    ' ': play,
  });
  return (
    <div className="replay-steps" role="group" aria-label={text.replay.slider}>
      <IconButton icon="first" label={text.replay.before} onClick={before} />
      <IconButton icon="back" label={text.replay.back} onClick={() => go(step - 1)} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? text.replay.pause : text.replay.play}
        onClick={play}
      />
      <input
        type="range"
        min={0}
        max={count}
        value={step}
        aria-label={text.replay.slider}
        aria-valuetext={text.replay.step(step, count)}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      <IconButton icon="next" label={text.replay.forward} onClick={() => go(step + 1)} />
      <IconButton icon="last" label={text.replay.after} onClick={after} />
      <span className="replay-count">{text.replay.step(step, count)}</span>
    </div>
  );
}

/** Goes on by itself while it plays, up to the end. */
function usePlaying({
  step,
  count,
  onStep,
}: {
  step: number;
  count: number;
  onStep: (step: number) => void;
}) {
  const [isWanted, setPlaying] = useState(false);
  const isPlaying = isWanted && step < count;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => onStep(step + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [isPlaying, step, onStep]);
  return [isPlaying, setPlaying] as const;
}

function useReplayKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = keys[event.key];
      const { target } = event;
      if (!run || target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (event.key === ' ' && target instanceof HTMLButtonElement) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
