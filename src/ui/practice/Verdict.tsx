import { Suspense, useEffect, useRef } from 'react';
import type { JudgedAction } from '../../coach/drills/task';
import { ReasonLine } from '../coach/reasons/ReasonLine';
import { scaleOf } from '../coach/scale';
import { Button } from '../controls/buttons';
import { usePersonAt } from '../table/usePersonAt';
import { ChoiceMark } from './ChoiceMark';
import { pointsOf } from './points';
import { usePracticeWords } from './practiceWords';
import { useChoiceRow } from './useChoiceRow';
import { useAsked, usePractice } from './usePracticeStore';

/** So many reasons are told. */
const TOLD = 2;

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
      <Reasons />
    </>
  );
}

/** Why the best choice is better, once that is known. */
export function Reasons() {
  const { task, reasons, judgement } = useAsked();
  const personAt = usePersonAt();
  return (
    <Suspense>
      <ul className="why-list">
        {reasons.slice(0, TOLD).map((reason) => (
          <li key={reason.code}>
            <ReasonLine
              reason={reason}
              view={task.view}
              choices={judgement?.choices ?? []}
              personAt={personAt}
            />
          </li>
        ))}
      </ul>
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
  const rowOf = useChoiceRow();
  const [best] = task.judged;
  const chosen = task.judged.find(({ choice }) => choice === answer?.choice);
  const wordFor = (judged: JudgedAction) => rowOf(task.view, judged.action)?.word ?? '';
  if (!answer || !best) return '';
  // As in the list below it.
  const { decimals } = scaleOf(task.judged);
  if (!chosen) return verdict.shown(wordFor(best), pointsOf(best.points, decimals));
  if (chosen === best) return verdict.worth(wordFor(best), pointsOf(best.points, decimals));
  if (answer.loss === 0) return verdict.nothingLost;
  const against = wordFor(best) === wordFor(chosen) ? null : wordFor(best);
  return verdict.gaveUp(wordFor(chosen), pointsOf(answer.loss, decimals), against);
}
