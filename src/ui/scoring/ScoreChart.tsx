import type { CSSProperties } from 'react';
import type { Person, SheetRow } from '../../store/types';
import { useText } from '../context';
import { axisOf, scoreLines, spreadLabels, strokesOf } from './scoreLines';
import '../controls/chart.css';
import './scoreChart.css';

/** The least distance of two labels: 19 of the 240 pixels of its height. */
const LABEL_GAP = 8;

/** A place on a line that is ringed: after which hand, from 0, and whose. */
export interface ChartMark {
  readonly at: number;
  readonly player: number;
}

interface ScoreChartProps {
  readonly rows: readonly SheetRow[];
  /** By player, after the last hand. */
  readonly scores: readonly number[];
  readonly people: readonly Person[];
  readonly mark?: ChartMark | null;
}

/** The points of everybody from hand to hand. The table of all hands says the same in figures. */
export function ScoreChart({ rows, scores, people, mark = null }: ScoreChartProps) {
  const text = useText();
  const lines = scoreLines(rows, scores);
  const axis = axisOf(lines);
  const [low = 0, high = 1] = [axis[0], axis.at(-1)];
  const across = (at: number) => (100 * at) / rows.length;
  const down = (value: number) => (100 * (high - value)) / (high - low);
  const strokes = strokesOf(people, scores);
  const labels = spreadLabels(scores.map(down), LABEL_GAP);
  const rounds = [...new Set(rows.map(({ round }) => round))];
  return (
    <div className="chart" role="img" aria-label={text.standings.chart}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {axis.map((value) => (
          <path key={value} className="chart-grid" d={`M0 ${down(value)}H100`} />
        ))}
        {rounds.slice(1).map((round) => {
          const at = across(rows.findIndex((row) => row.round === round));
          return <path key={round} className="chart-round" d={`M${at} 0V100`} />;
        })}
        {lines.map((line, player) => (
          <polyline
            key={people[player]}
            className={`chart-line chart-line--${strokes[player]}`}
            points={line.map((value, at) => `${across(at)},${down(value)}`).join(' ')}
          />
        ))}
      </svg>
      {mark && (
        <i
          className="chart-ring"
          style={{ left: `${across(mark.at + 1)}%`, top: `${down(lines[mark.player]?.[mark.at + 1] ?? 0)}%` }}
        />
      )}
      {axis.map((value) => (
        <span key={value} className="chart-value" style={{ top: `${down(value)}%` }}>
          {text.total(value)}
        </span>
      ))}
      {rounds.map((round) => {
        const first = rows.findIndex((row) => row.round === round);
        const count = rows.filter((row) => row.round === round).length;
        return (
          <span key={round} className="chart-name" style={{ left: `${across(first + count / 2)}%` }}>
            {text.wind(round)}
          </span>
        );
      })}
      {scores.map((score, player) => {
        const person = people[player] ?? 'you';
        return (
          <b
            key={person}
            className={person === 'you' ? 'chart-label chart-label--own' : 'chart-label'}
            style={{ top: `${labels[player]}%` } satisfies CSSProperties}
          >
            {text.people[person]} {text.total(score)}
          </b>
        );
      })}
    </div>
  );
}
