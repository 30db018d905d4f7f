import { Button } from '../controls/buttons';
import type { PracticeOfDecision } from './usePracticeOf';
import { useWords } from '../context';
import { reviewWords } from '../text';

/** Adds the decision to practice, or takes it out; says why where it cannot. */
export function PracticeButton({ isIn, toggle, failed }: PracticeOfDecision) {
  const { practice } = useWords(reviewWords);
  return (
    <>
      <Button icon="cap" disabled={!toggle} onClick={() => toggle?.()}>
        {isIn ? practice.remove : practice.add}
      </Button>
      {!toggle && <p className="note">{practice.cannot}</p>}
      {failed && (
        <p className="note" role="alert">
          {practice.failed[failed]}
        </p>
      )}
    </>
  );
}
