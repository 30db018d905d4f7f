import type { Grade } from '../../../coach/questions/grades';
import type { AnswerClass } from '../../../coach/practice/session';
import { ChoiceMark } from '../ChoiceMark';

const SHAPES: Readonly<Record<Grade, AnswerClass>> = {
  right: 'best',
  partly: 'inaccuracy',
  wrong: 'mistake',
  unknown: 'unknown',
};

interface GradeMarkProps {
  /** Null while there is no answer. */
  readonly grade: Grade | null;
  /** Left out where words beside it say the same. */
  readonly label?: string;
}

/** How good an answer was, in the shapes of practice. */
export function GradeMark({ grade, label }: GradeMarkProps) {
  return <ChoiceMark answer={grade && SHAPES[grade]} {...(label !== undefined && { label })} />;
}
