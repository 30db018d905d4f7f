import type { AnswerClass } from '../../coach/practice/session';
import { ChoiceMark } from './ChoiceMark';

interface MarkListProps {
  readonly label: string;
  readonly className?: string;
  /** Null is not answered yet. */
  readonly answers: readonly (AnswerClass | null)[];
  /** What is said of each, by its place. */
  readonly nameOf: (at: number) => string;
}

/** The answers of a set, in order. */
export function MarkList({ label, className = '', answers, nameOf }: MarkListProps) {
  return (
    <ol className={`row marks ${className}`} aria-label={label}>
      {answers.map((answer, at) => (
        <li key={at}>
          <ChoiceMark answer={answer} label={nameOf(at)} />
        </li>
      ))}
    </ol>
  );
}
