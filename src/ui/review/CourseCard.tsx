import { IconButton } from '../controls/buttons';
import { Segmented } from '../controls/Segmented';
import { CourseChart } from './CourseChart';
import { CourseTable } from './CourseTable';
import { FILTERS, isShown } from './figures';
import { useShownHand } from './shownHand';
import type { Filter } from '../languages/en/review';
import { useWords } from '../context';
import { reviewWords } from '../text';

interface CourseCardProps {
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly onFilter: (filter: Filter) => void;
}

/** How the expected points went through the hand, as a chart or as a table. */
export function CourseCard({ isTable, onTable, onFilter }: CourseCardProps) {
  const words = useWords(reviewWords);
  const { decisions, filter } = useShownHand();
  const countOf = (each: Filter) => decisions.filter((decision) => isShown(decision, each)).length;
  const offered = FILTERS.filter((each) => each === 'all' || each === filter || countOf(each) > 0);
  return (
    <section className="card review-course" aria-label={words.chart}>
      <header className="row">
        <h2>{words.chart}</h2>
        <ul className="row review-keys" aria-hidden="true">
          <li className="row">
            <i className="review-key review-key--luck" /> {words.luck}
          </li>
          <li className="row">
            <i className="review-key review-key--skill" /> {words.skill}
          </li>
        </ul>
        <IconButton
          icon="list"
          label={words.asTable}
          aria-pressed={isTable}
          onClick={() => onTable(!isTable)}
        />
      </header>
      <div className="scrolled review-filter">
        <Segmented
          label={words.filter}
          isLabelUnseen
          values={offered}
          value={filter}
          wordFor={(each) => `${words.filters[each]} ${countOf(each)}`}
          onChange={onFilter}
        />
      </div>
      {isTable ? <CourseTable /> : <CourseChart />}
    </section>
  );
}
