import { Suspense, useEffect, useRef } from 'react';
import type { Action } from '../../engine/types';
import { scaleOf } from '../coach/scale';
import { useRowOf } from '../coach/useRows';
import { Reasons } from '../coach/Why';
import { Button } from '../controls/buttons';
import { ChoiceMark } from './ChoiceMark';
import { pointsOf } from './points';
import { usePracticeWords } from './practiceWords';
import { useAsked, usePractice } from './usePracticeStore';

/** How good the answer was, and why. It takes the focus. */
export function Verdict() {
  const { answer } = useAsked();
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.focus(), []);
  if (!answer) return null;
  return (
    <>
      <p className="verdict" tabIndex={-1} ref={verdict}>
        <VerdictLine />
      </p>
      <ReasonsOfPosition />
    </>
  );
}

/** Why the best choice is better, once that is known. */
export function ReasonsOfPosition() {
  const { task, reasons, judgement } = useAsked();
  return (
    <Suspense>
      <Reasons reasons={reasons} view={task.view} choices={judgement?.choices ?? []} />
    </Suspense>
  );
}

/** What comes next: the hand played on from here, or the next position. */
export function Onward() {
  const words = usePracticeWords();
  const next = usePractice((state) => state.next);
  const playOn = usePractice((state) => state.playOn);
  return (
    <div className="practice-acts">
      <Button onClick={playOn}>{words.playOn}</Button>
      <Button look="main" onClick={next}>
        {words.next}
      </Button>
    </div>
  );
}

/** The class of the answer as a mark and a word, and what it lost, in a sentence. */
export function VerdictLine() {
  const words = usePracticeWords();
  const { answer } = useAsked();
  const told = useVerdictWords();
  if (!answer) return null;
  return (
    <>
      <ChoiceMark answer={answer.class} />
      <span>
        {answer.class !== 'unknown' && <b>{words.verdict.class(words.classes[answer.class])}</b>}
        {told}
      </span>
    </>
  );
}

/** What the chosen choice is worth, or gave up against the best. */
function useVerdictWords(): string {
  const { verdict } = usePracticeWords();
  const { task, answer } = useAsked();
  const rowOf = useRowOf(task.view);
  const [best] = task.judged;
  const chosen = task.judged.find(({ choice }) => choice === answer?.choice);
  const wordFor = ({ action }: { readonly action: Action }) => rowOf(action)?.word ?? '';
  if (!answer || !best) return '';
  // As in the list below it.
  const { decimals } = scaleOf(task.judged);
  if (!chosen) return verdict.shown(wordFor(best), pointsOf(best.points, decimals));
  if (chosen === best) return verdict.worth(wordFor(best), pointsOf(best.points, decimals));
  if (answer.loss === 0) return verdict.nothingLost;
  const against = wordFor(best) === wordFor(chosen) ? null : wordFor(best);
  return verdict.gaveUp(wordFor(chosen), pointsOf(answer.loss, decimals), against);
}
