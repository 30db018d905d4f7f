import { formatPoints } from '../coach/scale';
import { ChoiceMark } from '../practice/ChoiceMark';
import { isShown, TENTHS } from './figures';
import { useShownHand, useStepWords } from './shownHand';
import { useWords } from '../context';
import { practiceWords, reviewWords } from '../text';

/** Every step of the hand in figures. */
export function CourseTable() {
  const words = useWords(reviewWords);
  const { classes } = useWords(practiceWords);
  const hand = useShownHand();
  const { nameOf } = useStepWords(hand);
  const { decisions, course, selected, filter, pick } = hand;
  return (
    <div className="scrolled review-table">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.luck}</th>
            <th scope="col">{words.skill}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.start}</th>
            <td colSpan={3}>{shown(course.start)}</td>
          </tr>
          {course.steps.map(({ luck, skill, total, decision: place }, at) => {
            const decision = place === null ? null : decisions[place];
            if (decision && !isShown(decision, filter)) return null;
            return (
              <tr key={at} className={place !== null && place === selected ? 'review-row--on' : undefined}>
                <th scope="row">
                  {decision && place !== null ? (
                    <button
                      type="button"
                      className="text-button"
                      aria-pressed={place === selected}
                      onClick={() => pick(place)}
                    >
                      {nameOf(decision)}
                      <ChoiceMark answer={decision.class} label={classes[decision.class]} />
                    </button>
                  ) : (
                    words.end
                  )}
                </th>
                <td>{shown(luck)}</td>
                <td>{shown(skill)}</td>
                <td>{shown(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function shown(points: number): string {
  return formatPoints(points, TENTHS);
}
