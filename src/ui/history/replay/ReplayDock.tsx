import { useMemo } from 'react';
import { isTold } from '../../../store/selectors/replayTable';
import { recordedNames } from '../../../store/selectors/recordedNames';
import type { ReplayedHand } from '../../../store/selectors/replayTable';
import { useText, useGame } from '../../context';
import { IconButton } from '../../controls/buttons';
import { playWordsOf } from '../../table/usePlayWords';
import { replayMarks } from './replayMoments';
import { ReplayOutlook, seatOrder } from './ReplayOutlook';
import { ReplayScrubber } from './ReplayScrubber';
import { isOfBots } from './replayPeople';
import { eventWords } from './replayWords';
import { useNameOf } from './useNameOf';
import type { ReplayControls } from './useReplay';
import { useReplayKeys } from './useReplayKeys';
import { useSteps } from './useSteps';
import type { LiveHand, ReplaySteps } from './useSteps';

interface ReplayDockProps {
  readonly controls: ReplayControls;
  readonly replayed: ReplayedHand;
  readonly live?: LiveHand | undefined;
}

/** What has just happened, and everything that steers a replay. */
export function ReplayDock(props: ReplayDockProps) {
  const { replay } = useText();
  const { controls, replayed } = props;
  const { steps, marks, seats } = useDriven(props);
  const { speed, reach } = steps;
  return (
    <section className="replay-dock" aria-label={replay.title}>
      <Told controls={controls} replayed={replayed} reach={reach} />
      <div className="replay-buttons">
        <StepButtons steps={steps} />
        <button
          type="button"
          className="button button--plain replay-speed"
          aria-label={replay.speed(speed)}
          onClick={steps.nextSpeed}
        >
          {speed}×
        </button>
      </div>
      <div className="replay-line">
        <IconButton icon="first" label={replay.before} aria-keyshortcuts="ArrowUp" onClick={steps.before} />
        <ReplayScrubber
          step={controls.outlook.step}
          count={reach}
          marks={marks.filter((mark) => mark.step <= reach)}
          onStep={steps.go}
        />
        <IconButton icon="last" label={replay.after} aria-keyshortcuts="ArrowDown" onClick={steps.after} />
      </div>
      <ReplayOutlook controls={controls} seats={seats} />
    </section>
  );
}

/** The steps of a replay with their keys: all that a dock, or what stands in its place, is driven by. */
export function useDriven({ controls, replayed, live }: ReplayDockProps) {
  const { outlook, look, record, own } = controls;
  const { events } = replayed.hand;
  const whose = isOfBots(record) ? null : own;
  const marks = useMemo(() => replayMarks(events, whose), [events, whose]);
  const steps = useSteps({
    step: outlook.step,
    count: events.length,
    marks,
    live,
    onStep: (step) => look({ step }),
  });
  const seats = seatOrder(controls, replayed);
  useReplayKeys({ steps, seats, look, isOpen: outlook.isOpen });
  return { steps, marks, seats };
}

/** One step back or on, and playing. */
export function StepButtons({ steps }: { readonly steps: ReplaySteps }) {
  const { replay } = useText();
  return (
    <>
      <IconButton icon="back" label={replay.back} aria-keyshortcuts="ArrowLeft" onClick={steps.back} />
      <IconButton
        className="replay-play"
        icon={steps.isPlaying ? 'pause' : 'play'}
        label={steps.isPlaying ? replay.pause : replay.play}
        aria-keyshortcuts="Space"
        onClick={steps.play}
      />
      <IconButton icon="next" label={replay.forward} aria-keyshortcuts="ArrowRight" onClick={steps.forward} />
    </>
  );
}

interface ToldProps extends Pick<ReplayDockProps, 'controls' | 'replayed'> {
  /** So many steps can be gone to. */
  readonly reach: number;
}

/** The last event as a sentence. */
export function useEventWords({ record, outlook }: ReplayControls, replayed: ReplayedHand): string {
  const text = useText();
  const event = replayed.hand.events[outlook.step - 1];
  const reading = {
    nameOf: useNameOf(record),
    words: playWordsOf(record.rules, text.language),
    names: recordedNames(replayed.match),
    isTold: isTold(replayed, outlook),
  };
  return event ? eventWords(event, reading, text) : text.replay.dealt;
}

/** What happened last, which is read out, and how far the hand has come. */
function Told({ controls, replayed, reach }: ToldProps) {
  const text = useText();
  const left = useGame(({ view }) => view?.wallLeft ?? 0);
  const happened = useEventWords(controls, replayed);
  const { record, outlook } = controls;
  const { step } = outlook;
  return (
    <div className="replay-told">
      <p className="replay-event" role="status">
        {happened}
      </p>
      <p className="replay-count">
        <span>{text.replay.step(step, reach)}</span>{' '}
        <span>
          {left} {text.table.left(left)}
        </span>
      </p>
      <MarkLegend isStart={step === 0} sorts={isOfBots(record) ? OF_TABLE : SORTS} />
    </div>
  );
}

const OF_TABLE = ['claim', 'kong'] as const;
const SORTS = [...OF_TABLE, 'choice'] as const;

interface LegendProps {
  readonly isStart: boolean;
  readonly sorts: readonly (typeof SORTS)[number][];
}

/** What the marks beside the line of steps stand for; on small screens before the first step. */
function MarkLegend({ isStart, sorts }: LegendProps) {
  const { marks } = useText().replay;
  return (
    <p className={isStart ? 'scrub-legend scrub-legend--start' : 'scrub-legend'} aria-hidden="true">
      {sorts.map((sort) => (
        <span key={sort}>
          <i className={`scrub-sign scrub-sign--${sort}`} /> {marks[sort]}
        </span>
      ))}
    </p>
  );
}
