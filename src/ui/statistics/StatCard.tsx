import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Part } from '../../store/statistics/outlook';
import { IconButton } from '../controls/buttons';
import { useWords } from '../context';
import { statisticsWords } from '../text';

interface StatCardProps {
  readonly part: Part;
  readonly title: string;
  /** What it rests on, beside the title. */
  readonly note?: ReactNode;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly children: ReactNode;
}

/** One part of the statistics: a chart, or the table that lies behind it. */
export function StatCard({ part, title, note, isTable, onTable, children }: StatCardProps) {
  const words = useWords(statisticsWords);
  const id = useId();
  return (
    <section className={`card stat-card stat-card--${part}`} aria-labelledby={id}>
      <header className="row row--one">
        <h2 id={id} className="grow">
          {title}
        </h2>
        {note}
        <IconButton
          icon={isTable ? 'chart' : 'list'}
          label={words.asTable(title)}
          aria-pressed={isTable}
          onClick={() => onTable(!isTable)}
        />
      </header>
      {children}
    </section>
  );
}
