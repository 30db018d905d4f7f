import type { PointsOverTime } from '../../store/statistics/figures';
import { formatPoints } from '../coach/scale';
import { useStatisticsWords } from './statisticsWords';
import { StatCard } from './StatCard';
import { StatTable } from './StatTable';
import { TimeChart } from './TimeChart';

interface TimeCardProps {
  readonly time: PointsOverTime;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** How the points went, and how they would have gone without the luck that is known. */
export function TimeCard({ time, ...card }: TimeCardProps) {
  const words = useStatisticsWords();
  const key = (
    <ul className="stat-keys" aria-hidden="true">
      {time.reviewed > 0 && (
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
      <p className="note">{words.timeNote(time.points.length, time.reviewed)}</p>
    </StatCard>
  );
}

/** So many rows are shown at most: each stands for some hands. */
const MOST_ROWS = 12;

function TimeTable({ time: { points, withoutLuck, error, reviewed } }: { readonly time: PointsOverTime }) {
  const words = useStatisticsWords();
  const step = Math.ceil(points.length / MOST_ROWS);
  const ends = points.map((_, at) => at).filter((at) => (at + 1) % step === 0 || at === points.length - 1);
  const head = [words.hand, words.points, ...(reviewed > 0 ? [words.withoutLuck, words.band] : [])];
  const rows = ends.map((at) => [
    `${at + 1}`,
    formatPoints(points[at]!, 0),
    ...(reviewed > 0 ? [formatPoints(withoutLuck[at]!, 0), `± ${error[at]!.toFixed(0)}`] : []),
  ]);
  return <StatTable caption={words.time} head={head} rows={rows} />;
}
