import { useMemo } from 'react';
import type { ReviewedDecision } from '../../coach/review/review';
import type { SeatView } from '../../engine/view';
import { Choices } from '../coach/Choices';
import type { UnfoldProps } from '../coach/Choices';
import { judgedRows, withMark } from '../coach/rows';
import { formatPoints } from '../coach/scale';
import { useRowFacts } from '../coach/useRows';
import { Reasons } from '../coach/Why';
import { Button, IconButton } from '../controls/buttons';
import { ChoiceMark } from '../practice/ChoiceMark';
import { usePracticeWords } from '../practice/practiceWords';
import { DecisionHand } from './DecisionHand';
import { OtherHands } from './OtherHands';
import { PracticeButton } from './PracticeButton';
import { useReviewWords } from './reviewWords';
import { useMoment } from './useMoment';
import { nameOf } from './stepWords';
import type { HandFacts } from './stepWords';
import type { PracticeOfDecision } from './usePracticeOf';
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
      {decision.reasons.length > 0 && (
        <Reasons reasons={decision.reasons} view={view} choices={decision.choices} />
      )}
      <DecisionChoices key={decision.event} view={view} decision={decision} />
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

/** What each choice was worth, what was chosen marked. */
function DecisionChoices({ view, decision: { choices, chosen } }: OfDecision) {
  const facts = useRowFacts();
  const { rows, close } = useMemo(() => {
    const judged = judgedRows(view, choices, facts);
    return { ...judged, rows: withMark(judged.rows, 'you', choices[chosen]?.action) };
  }, [view, choices, chosen, facts]);
  return (
    <Choices
      className="review-options"
      rows={rows}
      close={close}
      isOver
      isFolded={({ marks }, at) => at >= MOST && !marks.includes('you')}
      Unfold={MoreChoices}
    />
  );
}

function MoreChoices({ hidden, onPress }: UnfoldProps) {
  const words = useReviewWords();
  return (
    <Button look="quiet" onClick={onPress}>
      {words.more(hidden)}
    </Button>
  );
}
