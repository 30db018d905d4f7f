import type { PointsOverTime } from '../../store/statistics/figures';
import { formatPoints } from '../coach/scale';
import type { StatisticsWords } from '../languages/en/statistics';
import { StatCard } from './StatCard';
import { StatTable } from './StatTable';
import { TimeChart } from './TimeChart';
import { useWords } from '../context';
import { statisticsWords } from '../text';

interface TimeCardProps {
  readonly time: PointsOverTime;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** How the points went, and how they would have gone without the luck that is known. */
export function TimeCard({ time, ...card }: TimeCardProps) {
  const words = useWords(statisticsWords);
  const key = (
    <ul className="row stat-keys" aria-hidden="true">
      {time.reviewed.hands > 0 && (
        <li>
          <i className="stat-key stat-key--skill" /> {words.withoutLuck}
        </li>
      )}
      <li>
        <i className="stat-key" /> {words.points}
      </li>
    </ul>
  );
  return (
    <StatCard part="time" title={words.time} note={key} {...card}>
      {card.isTable ? <TimeTable time={time} /> : <TimeChart time={time} />}
      <p className="note">{noteOf(time, words)}</p>
    </StatCard>
  );
}

/** How many hands there are, and of how many luck is known: those two sums are of the same hands. */
function noteOf({ points, withoutLuck, reviewed }: PointsOverTime, words: StatisticsWords): string {
  const without = withoutLuck.findLast((value) => value !== null) ?? 0;
  return words.timeNote(points.length, {
    hands: reviewed.hands,
    points: formatPoints(reviewed.points, 0),
    without: formatPoints(without, 0),
  });
}

/** So many rows are shown at most: each stands for some hands. */
const MOST_ROWS = 12;

function TimeTable({ time: { points, withoutLuck, error, reviewed } }: { readonly time: PointsOverTime }) {
  const words = useWords(statisticsWords);
  const step = Math.ceil(points.length / MOST_ROWS);
  const ends = points.map((_, at) => at).filter((at) => (at + 1) % step === 0 || at === points.length - 1);
  const head = [words.hand, words.points, ...(reviewed.hands > 0 ? [words.withoutLuck, words.band] : [])];
  const rows = ends.map((at) => [
    `${at + 1}`,
    formatPoints(points[at]!, 0),
    ...(reviewed.hands > 0 ? lucklessCells(withoutLuck.slice(0, at + 1), error[at]!) : []),
  ]);
  return <StatTable caption={words.time} head={head} rows={rows} />;
}

/** The sum of the hands that were reviewed so far; a dash where none was. */
function lucklessCells(sums: readonly (number | null)[], error: number): string[] {
  const sum = sums.findLast((value) => value !== null) ?? null;
  return sum === null ? ['–', '–'] : [formatPoints(sum, 0), `± ${error.toFixed(0)}`];
}
