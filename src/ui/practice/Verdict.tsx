import { Suspense } from 'react';
import type { Action } from '../../engine/types';
import { scaleOf } from '../coach/scale';
import { useRowOf } from '../coach/useRows';
import { Reasons } from '../coach/Why';
import { Button } from '../controls/buttons';
import { ChoiceMark } from './ChoiceMark';
import { FocusedLine } from './FocusedLine';
import { pointsOf } from './points';
import { useKeysOnward } from './useKeysOnward';
import { useAsked, usePractice } from './usePracticeStore';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** How good the answer was, and why. It takes the focus. */
export function Verdict() {
  const { answer } = useAsked();
  if (!answer) return null;
  return (
    <>
      <FocusedLine className="notice row row--one verdict">
        <VerdictLine />
      </FocusedLine>
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
  const words = useWords(practiceWords);
  const next = usePractice((state) => state.next);
  const playOn = usePractice((state) => state.playOn);
  return (
    <div className="row row--end practice-acts">
      <Button onClick={playOn}>{words.playOn}</Button>
      <Button look="main" onClick={next}>
        {words.next}
      </Button>
    </div>
  );
}

/** After an answer: G plays on, and Enter goes on to the next position of a set. */
export function useKeysOfAnswer(): void {
  const { answer } = useAsked();
  const isInSet = usePractice((state) => state.day === null);
  const next = usePractice((state) => state.next);
  const playOn = usePractice((state) => state.playOn);
  useKeysOnward(answer && { Enter: isInSet ? next : null, g: playOn });
}

/** The class of the answer as a mark and a word, and what it lost, in a sentence. */
export function VerdictLine() {
  const words = useWords(practiceWords);
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
  const { verdict } = useWords(practiceWords);
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
  // Two chows, and two packets, are told by their tiles.
  const isOfOneSort = wordFor(best) === wordFor(chosen) || best.action.type === 'exchange';
  const [made, better] = [chosen, best].map(({ action }) => {
    const row = rowOf(action);
    return (isOfOneSort ? row?.name : row?.word) ?? '';
  }) as [string, string];
  return verdict.gaveUp(made, pointsOf(answer.loss, decimals), better);
}
