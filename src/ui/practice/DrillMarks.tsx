import { MarkList } from './MarkList';
import { usePractice } from './usePracticeStore';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The answers of the set so far; nothing for a position of the day. */
export function DrillMarks() {
  const words = useWords(practiceWords);
  const set = usePractice((state) => (state.day === null ? state.set : null));
  if (!set) return null;
  const answers = set.drills.map((_, at) => set.answers[at]?.class ?? null);
  const nameOf = (at: number) => {
    const answer = answers[at];
    return words.mark(at + 1, answer ? words.classes[answer] : words.open);
  };
  return <MarkList label={words.marks} answers={answers} nameOf={nameOf} />;
}
