import { Suspense, useEffect, useRef, useState } from 'react';
import { dayText } from '../../store/facts/practice';
import { ReasonLine } from '../coach/reasons/ReasonLine';
import { formatPoints } from '../coach/scale';
import { Button } from '../controls/buttons';
import { useSpeak } from '../live/LiveRegion';
import { usePersonAt } from '../table/usePersonAt';
import { ChoiceMark } from './ChoiceMark';
import { usePracticeWords } from './practiceWords';
import { useAsked, usePractice } from './usePracticeStore';

/** So many reasons are told. */
const TOLD = 2;

/** How good the answer was, and why. It takes the focus. */
export function Verdict() {
  const { task, answer, reasons, judgement } = useAsked();
  const personAt = usePersonAt();
  const told = useVerdictWords();
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.focus(), []);
  if (!answer) return null;
  return (
    <>
      <p className="verdict" tabIndex={-1} ref={verdict}>
        <ChoiceMark answer={answer.class} />
        <b>{told}</b>
      </p>
      <Suspense>
        <ul className="panel-reasons">
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
    </>
  );
}

/** What comes next: the hand played on from here, or the next position. */
export function Onward() {
  const words = usePracticeWords();
  const next = usePractice((state) => state.next);
  const playOn = usePractice((state) => state.playOn);
  const day = usePractice((state) => state.day);
  return (
    <>
      {day !== null && <Share />}
      <div className="practice-acts">
        <Button onClick={playOn}>{words.playOn}</Button>
        <Button look="main" onClick={next}>
          {day === null ? words.next : words.done}
        </Button>
      </div>
    </>
  );
}

function useVerdictWords(): string {
  const words = usePracticeWords();
  const { answer } = useAsked();
  if (!answer || answer.class === 'unknown') return words.shown;
  const name = words.classes[answer.class];
  const lost = formatPoints(answer.loss, 1);
  return answer.loss > 0 ? words.lost(name, lost.replace('+', '')) : words.right(name);
}

/** The result of the day as text to copy. */
function Share() {
  const words = usePracticeWords();
  const { answer } = useAsked();
  const date = usePractice((state) => state.day);
  const speak = useSpeak();
  const [isCopied, setCopied] = useState(false);
  if (!answer || date === null) return null;
  const text = dayText({
    date,
    class: answer.class,
    words: { title: words.shareTitle, classes: words.classes },
  });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    speak(words.copied);
  };
  return (
    <div className="practice-share">
      <pre>{text}</pre>
      <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
    </div>
  );
}
