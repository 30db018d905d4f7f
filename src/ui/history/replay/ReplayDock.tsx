import { useMemo, useState } from 'react';
import { isTold } from '../../../store/selectors/replayTable';
import type { ReplayedHand } from '../../../store/selectors/replayTable';
import { useText, useGame } from '../../context';
import { IconButton } from '../../controls/buttons';
import { playWordsOf } from '../../table/playWords';
import { replayMarks } from './replayMoments';
import { ReplayOutlook, seatOrder } from './ReplayOutlook';
import { ReplayScrubber } from './ReplayScrubber';
import { eventWords } from './replayWords';
import { useNameOf } from './useNameOf';
import type { ReplayControls } from './useReplay';
import { useReplayKeys } from './useReplayKeys';
import { useSteps } from './useSteps';
import type { LiveHand } from './useSteps';

/** How many times as fast as at first, and what changes it. */
export type ReplayPace = readonly [number, (speed: number) => void];

interface ReplayDockProps {
  readonly controls: ReplayControls;
  readonly replayed: ReplayedHand;
  readonly live?: LiveHand | undefined;
  /** How fast it goes, where that outlasts this hand. */
  readonly pace?: ReplayPace | undefined;
}

const SPEEDS = [1, 2, 4] as const;

/** What has just happened, and everything that steers a replay. */
export function ReplayDock({ controls, replayed, live, pace }: ReplayDockProps) {
  const text = useText();
  const kept = useState<number>(SPEEDS[0]);
  const [speed, setSpeed] = pace ?? kept;
  const { outlook, look } = controls;
  const { step } = outlook;
  const { events } = replayed.hand;
  const marks = useMemo(() => replayMarks(events, controls.own), [events, controls.own]);
  const steps = useSteps({
    step,
    count: events.length,
    marks,
    speed,
    live,
    onStep: (next) => look({ step: next }),
  });
  const seats = seatOrder(controls, replayed);
  useReplayKeys({ steps, seats, look, isOpen: outlook.isOpen });
  const nextSpeed = () =>
    setSpeed(SPEEDS[(SPEEDS.findIndex((each) => each === speed) + 1) % SPEEDS.length] ?? 1);
  const { replay } = text;
  return (
    <section className="replay-dock" aria-label={replay.title}>
      <Told controls={controls} replayed={replayed} />
      <div className="replay-buttons">
        <IconButton icon="back" label={replay.back} aria-keyshortcuts="ArrowLeft" onClick={steps.back} />
        <IconButton
          className="replay-play"
          icon={steps.isPlaying ? 'pause' : 'play'}
          label={steps.isPlaying ? replay.pause : replay.play}
          aria-keyshortcuts="Space"
          onClick={steps.play}
        />
        <IconButton
          icon="next"
          label={replay.forward}
          aria-keyshortcuts="ArrowRight"
          onClick={steps.forward}
        />
        <button
          type="button"
          className="button button--plain replay-speed"
          aria-label={replay.speed(speed)}
          onClick={nextSpeed}
        >
          {speed}×
        </button>
      </div>
      <div className="replay-line">
        <IconButton icon="first" label={replay.before} aria-keyshortcuts="ArrowUp" onClick={steps.before} />
        <ReplayScrubber step={step} count={events.length} marks={marks} onStep={steps.go} />
        <IconButton icon="last" label={replay.after} aria-keyshortcuts="ArrowDown" onClick={steps.after} />
      </div>
      <ReplayOutlook controls={controls} seats={seats} />
    </section>
  );
}

/** The last event as a sentence, which is read out, and how far the hand has come. */
function Told({ controls: { record, outlook }, replayed }: ReplayDockProps) {
  const text = useText();
  const left = useGame(({ view }) => view?.wallLeft ?? 0);
  const { events } = replayed.hand;
  const { step } = outlook;
  const event = events[step - 1];
  const reading = {
    nameOf: useNameOf(record),
    words: playWordsOf(record.rules, text.language),
    isTold: isTold(replayed, outlook),
  };
  return (
    <div className="replay-told">
      <p className="replay-event" role="status">
        {event ? eventWords(event, reading, text) : text.replay.dealt}
      </p>
      <p className="replay-count">
        <span>{text.replay.step(step, events.length)}</span>{' '}
        <span>
          {left} {text.table.left(left)}
        </span>
      </p>
      <MarkLegend isStart={step === 0} />
    </div>
  );
}

const SORTS = ['claim', 'kong', 'choice'] as const;

/** What the marks beside the line of steps stand for; on small screens before the first step. */
function MarkLegend({ isStart }: { readonly isStart: boolean }) {
  const { marks } = useText().replay;
  return (
    <p className={isStart ? 'scrub-legend scrub-legend--start' : 'scrub-legend'} aria-hidden="true">
      {SORTS.map((sort) => (
        <span key={sort}>
          <i className={`scrub-sign scrub-sign--${sort}`} /> {marks[sort]}
        </span>
      ))}
    </p>
  );
}
