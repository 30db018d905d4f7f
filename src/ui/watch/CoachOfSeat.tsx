import { useMemo } from 'react';
import { momentAt } from '../../store/review/reviewFacts';
import type { CoachFinding } from '../../store/coach/coachPort';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import type { ShownDecision } from '../../store/selectors/shownDecisions';
import { AimsButton } from '../aims/AimsButton';
import { Choices } from '../coach/Choices';
import { Panel } from '../coach/Panel';
import { judgedRows, withMark } from '../coach/rows';
import { useRowFacts } from '../coach/useRows';
import { Why } from '../coach/Why';
import { useWords } from '../context';
import { Picker } from '../controls/Select';
import { Fetched } from '../controls/Fetched';
import { StepButtons, useDriven, useEventWords } from '../history/replay/ReplayDock';
import { useNameOf } from '../history/replay/useNameOf';
import type { ReplayControls } from '../history/replay/useReplay';
import type { LiveHand } from '../history/replay/useSteps';
import { OtherHands } from '../review/OtherHands';
import { useLayout } from '../table/screen';
import { watchWords } from '../text';
import type { SeatCoach } from './useSeatCoach';

interface CoachOfSeatProps {
  readonly controls: ReplayControls;
  readonly replayed: ReplayedHand;
  readonly live: LiveHand;
  readonly coach: SeatCoach;
  readonly onClose: () => void;
}

/** The coach in the dock's place: what it would do for one of the bots, and the steps of the hand. */
export function CoachOfSeat({ controls, replayed, live, coach, onClose }: CoachOfSeatProps) {
  const words = useWords(watchWords);
  const isListed = useLayout() !== 'desktop';
  const { record, outlook, look } = controls;
  const { step, player, isOpen } = outlook;
  const nameOf = useNameOf(record);
  const { steps, seats } = useDriven({ controls, replayed, live });
  const happened = useEventWords(controls, replayed);
  const { view, all } = momentAt(replayed, player, step);
  return (
    <Panel
      className="panel--watched"
      title={words.coach}
      label={words.coachAs(nameOf(player))}
      beside={
        <span className="watched-steps">
          <AimsButton />
          <StepButtons steps={steps} />
        </span>
      }
      closeLabel={words.close}
      onClose={onClose}
    >
      <div className="row row--apart">
        <p role="status">{happened}</p>
        <Picker
          label={words.whom}
          values={seats}
          value={player}
          wordFor={nameOf}
          onChange={(chosen) => look({ player: chosen })}
        />
      </div>
      <Said {...coach} name={nameOf(player)} />
      {isListed && isOpen && <OtherHands all={all} own={view.seat} />}
    </Panel>
  );
}

/** Whose choice is spoken of, and what the coach says of it. */
function Said({ last, isNow, reply, name }: SeatCoach & { readonly name: string }) {
  const words = useWords(watchWords);
  if (!last) return <p className="panel-note">{words.nobody(name)}</p>;
  return (
    <>
      <p className="panel-note">{isNow ? words.choosing(name) : words.chose(name)}</p>
      {reply?.ok ? (
        <Fetched>
          <Judged shown={last} finding={reply.finding} isMade={!isNow} />
        </Fetched>
      ) : (
        <p role="status">{reply ? words.noCoach : words.thinking}</p>
      )}
    </>
  );
}

interface JudgedProps {
  readonly shown: ShownDecision;
  readonly finding: CoachFinding;
  /** What was chosen has been seen. */
  readonly isMade: boolean;
}

/** What each choice is worth, and which one was made. */
function Judged({ shown: { decision, chosen }, finding, isMade }: JudgedProps) {
  const { view } = decision;
  const facts = useRowFacts(view.rules);
  const { choices } = finding.judgement;
  const { rows, close } = useMemo(() => {
    const judged = judgedRows(view, choices, facts);
    const written = JSON.stringify(chosen);
    const made = choices.find(({ action }) => isMade && JSON.stringify(action) === written);
    return { ...judged, rows: withMark(judged.rows, 'chosen', made?.action) };
  }, [view, choices, facts, isMade, chosen]);
  return (
    <>
      <Why decision={decision} finding={finding} />
      <Choices rows={rows} close={close} isOver />
    </>
  );
}
