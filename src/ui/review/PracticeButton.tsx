import { Button } from '../controls/buttons';
import { useReviewWords } from './reviewWords';
import type { PracticeOfDecision } from './usePracticeOf';

/** Adds the decision to practice, or takes it out; says why where it cannot. */
export function PracticeButton({ isIn, toggle, failed }: PracticeOfDecision) {
  const { practice } = useReviewWords();
  return (
    <>
      <Button icon="cap" disabled={!toggle} onClick={() => toggle?.()}>
        {isIn ? practice.remove : practice.add}
      </Button>
      {!toggle && <p className="review-note">{practice.cannot}</p>}
      {failed && (
        <p className="review-note" role="alert">
          {practice.failed[failed]}
        </p>
      )}
    </>
  );
}
