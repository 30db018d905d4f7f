import { ChoiceMark } from './ChoiceMark';
import { usePractice } from './usePracticeStore';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The answers of the set so far; nothing for a position of the day. */
export function Marks() {
  const words = useWords(practiceWords);
  const set = usePractice((state) => (state.day === null ? state.set : null));
  if (!set) return null;
  return (
    <ol className="marks" aria-label={words.marks}>
      {set.drills.map((id, at) => {
        const answer = set.answers[at]?.class ?? null;
        const label = words.mark(at + 1, answer ? words.classes[answer] : words.open);
        return (
          <li key={id}>
            <ChoiceMark answer={answer} label={label} />
          </li>
        );
      })}
    </ol>
  );
}
