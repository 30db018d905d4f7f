import type { ReactNode } from 'react';

interface StatTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row is its name. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Figures in rows; each has a name. */
export function StatTable({ caption, head, rows }: StatTableProps) {
  return (
    <div className="scrolled stat-table">
      <table className="figures">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
