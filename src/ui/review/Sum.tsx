import type { Course } from '../../coach/review/course';
import { lostPoints, shownSum } from './figures';
import { useWords } from '../context';
import { reviewWords } from '../text';

interface SumProps {
  readonly course: Course;
  readonly decimals: number;
  readonly count: number;
  /** Of which hands the figures are, where that is not all of them. */
  readonly covers?: string | null;
}

/** Start, luck, skill and result: the four add up. */
export function Sum({ course, decimals, count, covers = null }: SumProps) {
  const words = useWords(reviewWords);
  const shown = shownSum(course, decimals);
  const { start, luck, skill, result } = shown;
  const lost = lostPoints(course.skill, decimals);
  return (
    <section className="card review-sum" aria-label={words.sum(shown)}>
      {covers !== null && <p>{covers}</p>}
      <ol aria-hidden="true">
        <li>
          <b>{start}</b>
          <span>{words.start}</span>
        </li>
        <li>
          <b>{luck}</b>
          <span>
            <i className="review-key review-key--luck" /> {words.luck}
          </span>
        </li>
        <li className={lost === '0' ? undefined : 'review-lost'}>
          <b>{skill}</b>
          <span>
            <i className="review-key review-key--skill" /> {words.skill}
          </span>
        </li>
        <li className="review-equals">
          <b>{result}</b>
          <span>{words.result}</span>
        </li>
      </ol>
      <p>{count === 0 ? words.noDecision : words.lead(lost, count)}</p>
      <p className="review-what">{words.what}</p>
    </section>
  );
}
