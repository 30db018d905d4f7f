import { MarkList } from './MarkList';
import { usePracticeWords } from './practiceWords';
import { usePractice } from './usePracticeStore';

/** The answers of the set so far; nothing for a position of the day. */
export function Marks() {
  const words = usePracticeWords();
  const set = usePractice((state) => (state.day === null ? state.set : null));
  if (!set) return null;
  const answers = set.drills.map((_, at) => set.answers[at]?.class ?? null);
  const nameOf = (at: number) => {
    const answer = answers[at];
    return words.mark(at + 1, answer ? words.classes[answer] : words.open);
  };
  return <MarkList label={words.marks} answers={answers} nameOf={nameOf} />;
}
