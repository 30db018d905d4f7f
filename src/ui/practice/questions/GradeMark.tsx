import type { Grade } from '../../../coach/questions/grades';
import type { AnswerClass } from '../../../coach/practice/session';
import { ChoiceMark } from '../ChoiceMark';

/** The shapes of practice, by grade. */
export const SHAPES: Readonly<Record<Grade, AnswerClass>> = {
  right: 'best',
  partly: 'inaccuracy',
  wrong: 'mistake',
  unknown: 'unknown',
};

interface GradeMarkProps {
  readonly grade: Grade;
  /** Left out where words beside it say the same. */
  readonly label?: string;
}

/** How good an answer was, in the shapes of practice. */
export function GradeMark({ grade, label }: GradeMarkProps) {
  return <ChoiceMark answer={SHAPES[grade]} {...(label !== undefined && { label })} />;
}
