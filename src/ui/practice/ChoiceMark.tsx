import type { AnswerClass } from '../../coach/practice/session';
import './marks.css';

interface ChoiceMarkProps {
  readonly answer: AnswerClass | null;
  /** Left out where words beside it say the same. */
  readonly label?: string;
}

/** How good an answer was, as a shape: disc best, square good, triangle inaccuracy, diamond mistake, cross blunder, ring open. */
export function ChoiceMark({ answer, label }: ChoiceMarkProps) {
  const look = `mark mark--${answer ?? 'open'}`;
  return label === undefined ? (
    <span className={look} aria-hidden="true" />
  ) : (
    <span className={look} role="img" aria-label={label} />
  );
}
