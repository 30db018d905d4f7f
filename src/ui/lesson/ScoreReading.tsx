import { useEffect, useState } from 'react';
import { useGame, useFullText } from '../context';
import { Button } from '../controls/buttons';
import { LessonFrame, usePlace } from './LessonFrame';
import { useLessonText } from './useLesson';
import { BasePart, PaymentPart, WorthPart } from './scoreParts';

const PARTS = [WorthPart, BasePart, PaymentPart];

/** The score of the hand, read as arithmetic: what it is worth, base points, payments. */
export function ScoreReading() {
  const text = useFullText();
  const words = useLessonText();
  const { leave, finish, play } = usePlace();
  const result = useGame((state) => state.result);
  const players = useGame((state) => state.players);
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  const isLast = at === PARTS.length - 1;
  const isReady = solved >= at;
  useEffect(() => {
    if (isLast) finish();
  }, [isLast, finish]);
  const [win] = result?.deal.wins ?? [];
  const Part = PARTS[at];
  if (!result || !win || !Part) return null;
  const onward = isLast
    ? { label: play ? words.score.playOn : words.score.finish, isReady, run: play ?? leave }
    : { label: isReady ? words.next : words.skip, isReady, run: () => setAt(at + 1) };
  return (
    <LessonFrame
      title={[words.score.title, words.score.baseTitle, text.result.payments][at] ?? ''}
      onward={onward}
      other={isLast && play && <Button onClick={leave}>{words.score.finish}</Button>}
    >
      <Part facts={{ result, players }} win={win} isSolved={isReady} onSolved={() => setSolved(at)} />
    </LessonFrame>
  );
}
