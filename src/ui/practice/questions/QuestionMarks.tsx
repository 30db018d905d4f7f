import { SET_SIZE } from '../../../store/facts/questions';
import { GradeMark } from './GradeMark';
import { useQuestions } from './useQuestions';
import { useWords } from '../../context';
import { questionWords } from '../../text';

/** The answers of the set so far. */
export function QuestionMarks() {
  const words = useWords(questionWords);
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
