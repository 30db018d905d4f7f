import { useMemo, useState } from 'react';
import type { ReviewedDecision } from '../../coach/review/review';
import type { SeatView } from '../../engine/view';
import { OptionList } from '../coach/OptionList';
import { ReasonLine } from '../coach/reasons/ReasonLine';
import type { Row } from '../coach/rows';
import { ScaleAxis } from '../coach/ScaleAxis';
import { formatPoints, scaleOf } from '../coach/scale';
import { Button, IconButton } from '../controls/buttons';
import { ChoiceMark } from '../practice/ChoiceMark';
import { usePracticeWords } from '../practice/practiceWords';
import { usePersonAt } from '../table/usePersonAt';
import { DecisionHand } from './DecisionHand';
import { OtherHands } from './OtherHands';
import { PracticeButton } from './PracticeButton';
import { useReviewWords } from './reviewWords';
import { useMoment } from './useMoment';
import { nameOf } from './stepWords';
import type { HandFacts } from './stepWords';
import type { PracticeOfDecision } from './usePracticeOf';
import { useDecisionRows } from './useDecisionRows';
import '../coach/why.css';

interface DecisionCardProps extends HandFacts {
  readonly decision: ReviewedDecision;
  /** The decisions shown before and after it; null where there is none. */
  readonly before: number | null;
  readonly after: number | null;
  /** What the hand brought when it was played on from here; null where it was not. */
  readonly gained: number | null;
  readonly practice: PracticeOfDecision;
  readonly onPick: (decision: number) => void;
  readonly onPlayOn: (() => void) | null;
}

/** So many options are shown at first, and the one that was chosen. */
const MOST = 3;

/** One decision: the hand, why the best choice is better, what each choice was worth, and what the others held. */
export function DecisionCard({ decision, before, after, gained, practice, ...rest }: DecisionCardProps) {
  const { onPick, onPlayOn, ...facts } = rest;
  const words = useReviewWords();
  const { classes } = usePracticeWords();
  const { replayed, review } = facts;
  const { player } = review;
  const { event } = decision;
  const { view, all } = useMoment(replayed, player, event);
  const label = decision.close && decision.chosen > 0 ? words.close : null;
  return (
    <section className="card review-now" aria-label={words.decision}>
      <header>
        <IconButton
          icon="back"
          label={words.previous}
          disabled={before === null}
          onClick={() => before !== null && onPick(before)}
        />
        <h2 aria-live="polite">
          <ChoiceMark answer={decision.class} />
          <b>{classes[decision.class]}</b> <span>{nameOf(decision, facts, words)}</span>
        </h2>
        <IconButton
          icon="next"
          label={words.next}
          disabled={after === null}
          onClick={() => after !== null && onPick(after)}
        />
      </header>
      <DecisionHand view={view} decision={decision} />
      {label && <p>{label}</p>}
      <DecisionReasons view={view} decision={decision} />
      <Options key={decision.event} view={view} decision={decision} />
      <OtherHands all={all} own={view.seat} />
      {gained !== null && (
        <p role="status">
          {words.branch.result(formatPoints(gained, 0), formatPoints(facts.course.result, 0))}
        </p>
      )}
      <div className="review-acts">
        {onPlayOn && (
          <Button icon="play" onClick={onPlayOn}>
            {words.playOn}
          </Button>
        )}
        <PracticeButton {...practice} />
      </div>
    </section>
  );
}

interface OfDecision {
  readonly view: SeatView;
  readonly decision: ReviewedDecision;
}

function DecisionReasons({ view, decision: { reasons, choices } }: OfDecision) {
  const personAt = usePersonAt();
  if (reasons.length === 0) return null;
  return (
    <ul className="why-list">
      {reasons.slice(0, 2).map((reason) => (
        <li key={reason.code}>
          <ReasonLine reason={reason} view={view} choices={choices} personAt={personAt} />
        </li>
      ))}
    </ul>
  );
}

function Options({ view, decision }: OfDecision) {
  const words = useReviewWords();
  const { rows, close } = useDecisionRows(view, decision);
  const [isAll, setAll] = useState(false);
  const scale = useMemo(() => scaleOf(rows.flatMap(({ worth }) => worth ?? [])), [rows]);
  const isListed = ({ marks }: Row, at: number) => isAll || at < MOST || marks.includes('you');
  const shown = rows.filter(isListed);
  return (
    <div className="review-options">
      <ScaleAxis scale={scale} />
      <OptionList
        options={shown}
        close={rows.slice(0, close).filter(isListed).length}
        scale={scale}
        isOver
        onChoose={() => undefined}
      />
      {shown.length < rows.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {words.more(rows.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
