import { SET_SIZE } from '../../../store/facts/questions';
import { GradeMark } from './GradeMark';
import { useQuestionWords } from './questionWords';
import { useQuestions } from './useQuestions';

/** The answers of the set so far. */
export function QuestionMarks() {
  const words = useQuestionWords();
  const set = useQuestions(({ progress, kind }) => progress[kind].set);
  if (!set) return null;
  return (
    <ol className="marks" aria-label={words.marks}>
      {Array.from({ length: SET_SIZE }, (_, at) => {
        const grade = set.grades[at] ?? null;
        return (
          <li key={at}>
            <GradeMark grade={grade} label={words.mark(at + 1, grade ? words.grade[grade] : words.open)} />
          </li>
        );
      })}
    </ol>
  );
}
