import { SET_SIZE } from '../../../store/selectors/questions';
import { MarkList } from '../MarkList';
import { SHAPES } from './GradeMark';
import { useQuestions } from './useQuestions';
import { useWords } from '../../context';
import { questionWords } from '../../text';

/** The answers of the set so far. */
export function QuestionMarks() {
  const words = useWords(questionWords);
  const set = useQuestions(({ progress, kind }) => progress[kind].set);
  if (!set) return null;
  const grades = Array.from({ length: SET_SIZE }, (_, at) => set.grades[at] ?? null);
  const nameOf = (at: number) => {
    const grade = grades[at];
    return words.mark(at + 1, grade ? words.grade[grade] : words.open);
  };
  const answers = grades.map((grade) => grade && SHAPES[grade]);
  return <MarkList label={words.marks} answers={answers} nameOf={nameOf} />;
}
