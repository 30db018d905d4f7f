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
import { DecisionHand } from './DecisionHand';
import { OtherHands } from './OtherHands';
import { PracticeButton } from './PracticeButton';
import { useMoment, useShownHand, useStepWords } from './shownHand';
import type { PracticeOfDecision } from './usePracticeOf';
import '../coach/why.css';
import { useWords } from '../context';
import { practiceWords, reviewWords } from '../text';

interface DecisionCardProps {
  readonly decision: ReviewedDecision;
  /** What the hand brought when it was played on from here; null where it was not. */
  readonly gained: number | null;
  readonly practice: PracticeOfDecision;
  readonly onPlayOn: (() => void) | null;
}

/** So many options are shown at first, and the one that was chosen. */
const MOST = 3;

/** One decision: the hand, why the best choice is better, what each choice was worth, and what the others held. */
export function DecisionCard({ decision, gained, practice, onPlayOn }: DecisionCardProps) {
  const words = useWords(reviewWords);
  const { classes } = useWords(practiceWords);
  const { nameOf } = useStepWords();
  const { course } = useShownHand();
  const { view, all } = useMoment(decision.event);
  const label = decision.close && decision.chosen > 0 ? words.close : null;
  return (
    <section className="card review-now" aria-label={words.decision}>
      <header>
        <StepButton icon="back" label={words.previous} />
        <h2 aria-live="polite">
          <ChoiceMark answer={decision.class} />
          <b>{classes[decision.class]}</b> <span>{nameOf(decision)}</span>
        </h2>
        <StepButton icon="next" label={words.next} />
      </header>
      <DecisionHand view={view} decision={decision} />
      {label && <p>{label}</p>}
      {decision.reasons.length > 0 && (
        <Reasons reasons={decision.reasons} view={view} choices={decision.choices} />
      )}
      <DecisionChoices key={decision.event} view={view} decision={decision} />
      <OtherHands all={all} own={view.seat} />
      {gained !== null && (
        <p role="status">{words.branch.result(formatPoints(gained, 0), formatPoints(course.result, 0))}</p>
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

/** Leads to the decision shown before this one, or after it. */
function StepButton({ icon, label }: { readonly icon: 'back' | 'next'; readonly label: string }) {
  const { shown, selected, pick } = useShownHand();
  const at = selected ?? -1;
  const to = icon === 'back' ? shown.findLast((each) => each < at) : shown.find((each) => each > at);
  return (
    <IconButton
      icon={icon}
      label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && pick(to)}
    />
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
  const words = useWords(reviewWords);
  return (
    <Button look="quiet" onClick={onPress}>
      {words.more(hidden)}
    </Button>
  );
}
