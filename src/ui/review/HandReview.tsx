import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { costliestOf, courseOfHand, roundedSum } from '../../store/review/reviewFacts';
import type { DecisionPlace } from '../../store/review/reviewFacts';
import { Button } from '../controls/buttons';
import { useSpeak } from '../live/LiveRegion';
import { CourseCard } from './CourseCard';
import { axisOf, lostPoints } from './figures';
import type { Look } from './look';
import { Moments } from './Moments';
import { ShownHandContext } from './shownHand';
import { Sum } from './Sum';
import { useOverviewKeys } from './useReviewKeys';
import type { ReviewOfMatch } from './useReview';
import type { Filter } from '../languages/en/review';
import { useWords } from '../context';
import { reviewWords } from '../text';

interface HandReviewProps {
  readonly review: ReviewOfMatch;
  readonly at: number;
  readonly replayed: ReplayedHand;
  /** The decision that was looked at last. */
  readonly last: DecisionPlace | null;
  /** Shows a decision on the table. */
  readonly onLook: (look: Look) => void;
  /** The ways the hand went when it was played on. */
  readonly branches: ReactNode;
}

/** One hand: what was luck and what was skill, its course, and its dearest choices. All of it leads to the table. */
export function HandReview({ review, at, replayed, last, onLook, branches }: HandReviewProps) {
  const words = useWords(reviewWords);
  const { want, player } = review;
  const { status, total, decisions } = review.hands[at]!;
  useEffect(() => want([at]), [want, at]);
  const course = useMemo(
    () => courseOfHand(decisions, replayed.hand, player),
    [decisions, replayed.hand, player],
  );
  const scale = useMemo(() => axisOf(course), [course]);
  const costliest = useMemo(() => costliestOf([at], () => decisions), [at, decisions]);
  const [filter, setFilter] = useState<Filter>('all');
  const [isTable, setTable] = useState(false);
  const selected = last?.hand === at ? last.decision : null;
  const pick = (decision: number) => onLook({ list: 'all', place: { hand: at, decision } });
  const toCostliest = (place: DecisionPlace) => onLook({ list: 'costliest', place });
  useOverviewKeys({
    filter,
    setFilter,
    toggleTable: () => setTable(!isTable),
    toCostliest: () => costliest[0] && toCostliest(costliest[0]),
  });
  useSpokenEnds({
    begun: status === 'failed' || status === 'no-coach' ? null : words.thinking(decisions.length, total),
    done: status === 'done' ? words.done(lostPoints(course.skill), decisions.length) : null,
  });
  return (
    <ShownHandContext
      value={{ replayed, player, decisions, course, scale, costliest, filter, selected, pick }}
    >
      <main className="page-body review">
        <div className="stack review-sums">
          {status === 'done' && <Sum sum={roundedSum(course)} count={decisions.length} />}
          <Progress review={review} at={at} />
        </div>
        <div className="stack review-aside">
          <Moments review={review} places={costliest} onOpen={toCostliest} />
          {branches}
        </div>
        {decisions.length > 0 && <CourseCard isTable={isTable} onFilter={setFilter} onTable={setTable} />}
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
      <p className="card row review-progress">
        <progress max={total ?? 1} value={total === null ? 0 : decisions.length} aria-hidden="true" />
        {told}
        <Button onClick={review.stop}>{words.stop}</Button>
      </p>
    );
  if (status === 'failed' || status === 'no-coach')
    return (
      <p className="card row review-progress" role="alert">
        <span>{status === 'failed' ? words.failed : words.noCoach}</span>
        {status === 'failed' && <Button onClick={() => want([at])}>{words.retry}</Button>}
      </p>
    );
  if (status !== 'idle' || total === null) return null;
  return (
    <p className="card row review-progress">
      {told}
      <Button onClick={() => want([at])}>{words.goOn}</Button>
    </p>
  );
}

interface SpokenEnds {
  readonly begun: string | null;
  readonly done: string | null;
}

/** Says how far the review was when the page opened, and once that it is there; not each decision between. */
function useSpokenEnds({ begun, done }: SpokenEnds): void {
  const speak = useSpeak();
  const [first] = useState(done === null ? begun : null);
  const before = useRef(done);
  useEffect(() => {
    if (first !== null) speak(first);
  }, [first, speak]);
  useEffect(() => {
    if (done !== null && before.current === null) speak(done);
    before.current = done;
  }, [done, speak]);
}
