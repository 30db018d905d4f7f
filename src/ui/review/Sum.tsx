import type { CourseSum } from '../../store/review/reviewFacts';
import { formatPoints } from '../coach/scale';
import { lostPoints, sumPoints, TENTHS } from './figures';
import { useWords } from '../context';
import { reviewWords } from '../text';

interface SumProps {
  /** As rounded: the four add up. */
  readonly sum: CourseSum;
  readonly count: number;
  /** Of which hands the figures are, where that is not all of them. */
  readonly covers?: string | null;
}

/** Start, luck, skill and result: the four add up. */
export function Sum({ sum, count, covers = null }: SumProps) {
  const words = useWords(reviewWords);
  const [start = '', luck = '', skill = ''] = [sum.start, sum.luck, sum.skill].map((points) =>
    formatPoints(points, TENTHS),
  );
  const shown = { start, luck, skill, result: sumPoints(sum.result) };
  const lost = lostPoints(sum.skill);
  return (
    <section className="card review-sum" aria-label={words.sum(shown)}>
      {covers !== null && <p>{covers}</p>}
      <ol className="row row--apart" aria-hidden="true">
        <li className="figure">
          <b>{start}</b>
          <span>{words.start}</span>
        </li>
        <li className="figure">
          <b>{luck}</b>
          <span>
            <i className="review-key review-key--luck" /> {words.luck}
          </span>
        </li>
        <li className={lost === '0' ? 'figure' : 'figure review-lost'}>
          <b>{skill}</b>
          <span>
            <i className="review-key review-key--skill" /> {words.skill}
          </span>
        </li>
        <li className="figure review-equals">
          <b>{shown.result}</b>
          <span>{words.result}</span>
        </li>
      </ol>
      <p>{count === 0 ? words.noDecision : words.lead(lost, count)}</p>
      <p className="note">{words.what}</p>
    </section>
  );
}
