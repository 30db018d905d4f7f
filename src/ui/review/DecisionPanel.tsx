import { useEffect, useRef } from 'react';
import type { ReviewedDecision } from '../../coach/review/review';
import { momentAt } from '../../store/review/reviewFacts';
import { AimsButton } from '../aims/AimsButton';
import { useText, useWords } from '../context';
import { Panel } from '../coach/Panel';
import { formatPoints } from '../coach/scale';
import { Reasons } from '../coach/Why';
import { Button, IconButton } from '../controls/buttons';
import { Segmented } from '../controls/Segmented';
import { useFirstFocus } from '../live/useFirstFocus';
import { ChoiceMark } from '../practice/ChoiceMark';
import { Asked } from './Asked';
import { DecisionChoices } from './DecisionChoices';
import { lossOf } from './figures';
import { OtherHands } from './OtherHands';
import { PracticeButton } from './PracticeButton';
import { useStepWords } from './shownHand';
import '../coach/why.css';
import type { AtTableProps, Steps } from './useLooks';
import { practiceWords, reviewWords } from '../text';

interface DecisionPanelProps extends AtTableProps {
  readonly steps: Steps;
  /** The hands of the others lie open. */
  readonly isOpen: boolean;
  /** They are listed here, for the table has no room for them. */
  readonly isListed: boolean;
  readonly onOpen: () => void;
}

/** The judgement of one decision: how good it was, why, what each choice was worth, and what can be done with it. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { review, replayed, decision, practice, gained, onPlayOn } = props;
  const words = useWords(reviewWords);
  const { player } = review;
  const { nameOf } = useStepWords({ replayed, player });
  const { view, all } = momentAt(replayed, player, decision.event);
  const panel = useRef<HTMLElement>(null);
  const read = useRef<HTMLDivElement>(null);
  // The next decision begins with its verdict.
  const shown = useRef(decision);
  useEffect(() => {
    if (shown.current === decision) return;
    shown.current = decision;
    for (const { current } of [panel, read]) if (current) current.scrollTop = 0;
  }, [decision]);
  // The hands lie at its head.
  useEffect(() => {
    if (props.isOpen && read.current) read.current.scrollTop = 0;
  }, [props.isOpen]);
  const brought = replayed.hand.result?.scores[player] ?? 0;
  return (
    <Panel
      ref={panel}
      className="panel--review"
      title={nameOf(decision)}
      beside={
        <>
          <AimsButton />
          <StepButtons steps={props.steps} />
        </>
      }
      closeLabel={words.overview}
      onClose={props.onClose}
    >
      <div ref={read} className="review-read">
        <Verdict decision={decision} name={nameOf(decision)} />
        {props.isOpen && props.isListed && <OtherHands all={all} own={view.seat} />}
        <WhichList {...props} />
        <Asked view={view} />
        {decision.close && decision.chosen > 0 && <p className="note">{words.close}</p>}
        {decision.reasons.length > 0 && (
          <Reasons reasons={decision.reasons} view={view} choices={decision.choices} />
        )}
        <DecisionChoices key={decision.event} view={view} decision={decision} />
        {gained !== null && (
          <p role="status">{words.branch.result(formatPoints(gained, 0), formatPoints(brought, 0))}</p>
        )}
      </div>
      <div className="row review-acts">
        {onPlayOn && (
          <Button icon="play" onClick={onPlayOn}>
            {words.playOn}
          </Button>
        )}
        <PracticeButton {...practice} />
        <Button aria-pressed={props.isOpen} aria-keyshortcuts="O" onClick={props.onOpen}>
          {words.openHands}
        </Button>
        {props.isOpen && <p className="note">{words.opened}</p>}
      </div>
    </Panel>
  );
}

/** The decision before this one and after it, and which of how many it is. */
function StepButtons({ steps }: { readonly steps: Steps }) {
  const words = useWords(reviewWords);
  return (
    <span className="row row--one review-steps">
      <IconButton
        icon="back"
        label={words.previous}
        aria-keyshortcuts="ArrowLeft"
        disabled={steps.isFirst}
        onClick={steps.back}
      />
      <IconButton
        icon="next"
        label={words.next}
        aria-keyshortcuts="ArrowRight"
        disabled={steps.isLast}
        onClick={steps.onward}
      />
    </span>
  );
}

interface VerdictProps {
  readonly decision: ReviewedDecision;
  /** Which decision it is: read out with the verdict of the next one. */
  readonly name: string;
}

/** How good the choice was, and what it gave up. It takes the focus, so that screen readers begin there. */
function Verdict({ decision, name }: VerdictProps) {
  const { say } = useText();
  const words = useWords(reviewWords);
  const { classes } = useWords(practiceWords);
  const line = useFirstFocus<HTMLParagraphElement>(true);
  return (
    <p ref={line} tabIndex={-1} role="status" className="row notice review-verdict">
      <span className="unseen">{say.sentence(name)}</span>
      <ChoiceMark answer={decision.class} />
      <b>{classes[decision.class]}</b>
      {decision.loss > 0 && <span>{words.lost(lossOf(decision))}</span>}
    </p>
  );
}

/** Whether the costliest decisions are gone through or all of them, and which one this is. */
function WhichList({ steps: { lists, at, isGrowing, through }, look: { list } }: DecisionPanelProps) {
  const words = useWords(reviewWords);
  const place = words.place[list](at + 1, lists[list].length);
  return (
    <div className="row row--apart review-which">
      <p className="note">{isGrowing ? words.soFar(place) : place}</p>
      {lists.costliest.length > 0 && (
        <Segmented
          label={words.through}
          isLabelUnseen
          values={['costliest', 'all'] as const}
          value={list}
          wordFor={(each) => words.lists[each]}
          onChange={through}
        />
      )}
    </div>
  );
}
