import { useState } from 'react';
import { LESSON_STEPS } from '../../store/lesson/progress';
import { useGame, useText } from '../context';
import { LessonFrame, usePlace } from './LessonFrame';
import { useLessonText } from './useLesson';
import { BasePart, PaymentPart, WorthPart } from './scoreParts';

const PARTS = [WorthPart, BasePart, PaymentPart];

/** The score of the hand, read as arithmetic: what it is worth, base points, payments. */
export function ScoreReading() {
  const text = useText();
  const words = useLessonText();
  const { go } = usePlace();
  const result = useGame((state) => state.result);
  const players = useGame((state) => state.players);
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  const isLast = at === PARTS.length - 1;
  const isReady = solved >= at;
  const [win] = result?.deal.wins ?? [];
  const Part = PARTS[at];
  if (!result || !win || !Part) return null;
  const run = () => (isLast ? go(LESSON_STEPS) : setAt(at + 1));
  return (
    <LessonFrame
      title={[words.score.title, words.score.baseTitle, text.result.payments][at] ?? ''}
      onward={{ label: isReady ? words.next : words.skip, isReady, run }}
    >
      <Part facts={{ result, players }} win={win} isSolved={isReady} onSolved={() => setSolved(at)} />
    </LessonFrame>
  );
}
