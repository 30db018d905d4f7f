import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import type { OwnStore } from '../../store/practice/ownStore';
import { Button } from '../controls/buttons';
import { useSpeak } from '../live/LiveRegion';
import { CourseCard } from './CourseCard';
import { DecisionCard } from './DecisionCard';
import { courseOfHand, momentsOf } from '../../store/review/reviewFacts';
import { axisOf, isShown, lostPoints } from './figures';
import { Moments } from './Moments';
import { ShownHandContext } from './shownHand';
import { Sum } from './Sum';
import { usePracticeOf } from './usePracticeOf';
import { useReviewKeys } from './useReviewKeys';
import type { ReviewOfMatch } from './useReview';
import type { Filter } from '../languages/en/review';
import { useWords } from '../context';
import { reviewWords } from '../text';

interface HandReviewProps {
  readonly review: ReviewOfMatch;
  readonly at: number;
  readonly replayed: ReplayedHand;
  /** The decision that is looked at, where one was picked. */
  readonly picked: number | null;
  readonly own: StoreApi<OwnStore>;
  readonly onPick: (decision: number) => void;
  /** What the hand brought when it was played on from this event; null where it was not. */
  readonly gainedFrom: (event: number) => number | null;
  /** Null where it cannot be played on. */
  readonly onPlayOn: ((event: number) => void) | null;
  /** The ways the hand went when it was played on. */
  readonly branches: ReactNode;
}

/** One hand: what was luck and what was skill, its course, its dearest choices, and each decision. */
export function HandReview({ review, at, replayed, picked, own, onPick, ...branches }: HandReviewProps) {
  const words = useWords(reviewWords);
  const { want, player } = review;
  const { status, decisions } = review.hands[at]!;
  useEffect(() => want([at]), [want, at]);
  const course = useMemo(
    () => courseOfHand(decisions, replayed.hand, player),
    [decisions, replayed.hand, player],
  );
  const scale = useMemo(() => axisOf(course), [course]);
  const moments = useMemo(() => momentsOf(decisions), [decisions]);
  const [filter, setFilter] = useState<Filter>('all');
  const [isTable, setTable] = useState(false);
  const shown = decisions.flatMap((decision, place) => (isShown(decision, filter) ? [place] : []));
  const selected = picked ?? (status === 'done' ? (moments[0] ?? shown[0] ?? null) : null);
  const decision = selected === null ? null : (decisions[selected] ?? null);
  const practice = usePracticeOf(own, { replayed, player }, decision);
  const hand = { replayed, player, decisions, course, scale, moments, filter, shown, selected, pick: onPick };
  useReviewKeys(hand, {
    setFilter,
    toggleTable: () => setTable(!isTable),
    playOn: () => decision && branches.onPlayOn?.(decision.event),
    practice: () => practice.toggle?.(),
  });
  useSpokenEnd(
    status === 'done' ? words.done(lostPoints(course.skill, scale.decimals), decisions.length) : null,
  );
  return (
    <ShownHandContext value={hand}>
      <main className="review">
        <div className="review-left">
          {status === 'done' && <Sum course={course} decimals={scale.decimals} count={decisions.length} />}
          <Progress review={review} at={at} />
          {decisions.length > 0 && <CourseCard isTable={isTable} onFilter={setFilter} onTable={setTable} />}
          {status === 'done' && moments.length > 0 && <Moments />}
          {branches.branches}
        </div>
        {decision && (
          <DecisionCard
            decision={decision}
            practice={practice}
            gained={branches.gainedFrom(decision.event)}
            onPlayOn={branches.onPlayOn && (() => branches.onPlayOn?.(decision.event))}
          />
        )}
      </main>
    </ShownHandContext>
  );
}

/** How far the review of the hand has come, and the way to stop it or to go on; nothing once it is done. */
function Progress({ review, at }: Pick<HandReviewProps, 'review' | 'at'>) {
  const words = useWords(reviewWords);
  const { want } = review;
  const { status, total, decisions } = review.hands[at]!;
  const told = <span>{words.thinking(decisions.length, total)}</span>;
  if (status === 'thinking' || status === 'waiting')
    return (
      <p className="card review-progress" role="status">
        <progress max={total ?? 1} value={total === null ? 0 : decisions.length} aria-hidden="true" />
        {told}
        <Button onClick={review.stop}>{words.stop}</Button>
      </p>
    );
  if (status === 'failed' || status === 'no-coach')
    return (
      <p className="card review-progress" role="alert">
        <span>{status === 'failed' ? words.failed : words.noCoach}</span>
        {status === 'failed' && <Button onClick={() => want([at])}>{words.retry}</Button>}
      </p>
    );
  if (status !== 'idle' || total === null) return null;
  return (
    <p className="card review-progress">
      {told}
      <Button onClick={() => want([at])}>{words.goOn}</Button>
    </p>
  );
}

/** Says once that the review is there, if it was not when the page opened. */
function useSpokenEnd(said: string | null): void {
  const speak = useSpeak();
  const before = useRef(said);
  useEffect(() => {
    if (said !== null && before.current === null) speak(said);
    before.current = said;
  }, [said, speak]);
}
