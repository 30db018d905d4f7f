import type { Statistics } from '../../store/statistics/statistics';
import { useGameWords } from '../text/gameWords';
import { StatCard } from './StatCard';
import { StatTable } from './StatTable';
import { useWords } from '../context';
import { statisticsWords } from '../text';

interface ItemsCardProps {
  readonly statistics: Statistics;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** So many are drawn; the table has all. */
const MOST_BARS = 8;

/** What hands were won with. */
export function ItemsCard({ statistics: { items, sums }, ...card }: ItemsCardProps) {
  const words = useWords(statisticsWords);
  const { items: names } = useGameWords();
  const most = items[0]?.[1] ?? 1;
  const note = <span className="note">{words.wins(sums.wins)}</span>;
  const shown = items.slice(0, MOST_BARS);
  return (
    <StatCard part="items" title={words.items} note={note} {...card}>
      {items.length === 0 ? (
        <p className="note">{sums.wins === 0 ? words.noItems : words.nothingCounted}</p>
      ) : card.isTable ? (
        <StatTable
          caption={words.items}
          head={[words.item, words.times]}
          rows={items.map(([id, times]) => [names[id] ?? id, times])}
        />
      ) : (
        <>
          <ul className="stack stat-bars">
            {shown.map(([id, times]) => (
              <li key={id}>
                <span>{names[id] ?? id}</span>
                <i aria-hidden="true" style={{ width: `${(100 * times) / most}%` }} />
                <b>{times}</b>
              </li>
            ))}
          </ul>
          {items.length > shown.length && <p className="note">{words.more(items.length - shown.length)}</p>}
        </>
      )}
    </StatCard>
  );
}
