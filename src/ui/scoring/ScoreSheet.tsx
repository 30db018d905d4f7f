import type { RuleSetId } from '../../engine/types';
import type { SheetRow } from '../../store/types';
import { useGame, useText } from '../context';
import { useHandNames } from '../useHandNames';
import { OpponentList } from './OpponentList';
import './index.css';

/** The running scores of the match: every hand a row, with what each player gained or paid. */
export function ScoreSheet() {
  const text = useText();
  const match = useGame((state) => state.match);
  const totals = useGame((state) => state.scores);
  const rows = useGame((state) => state.sheet);
  if (!match) return null;
  const isWhole = rows.length >= match.dealt && rows.every(({ dealt }, at) => dealt === at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="scrolled sheet" tabIndex={0} role="region" aria-label={text.sheet.title}>
      <OpponentList />
      {rows.length === 0 ? (
        <p>{text.sheet.empty}</p>
      ) : (
        <ScoreRows rules={match.rules} rows={rows} totals={totals} />
      )}
      {!isWhole && <p className="note">{text.sheet.partial}</p>}
    </div>
  );
}

interface ScoreRowsProps {
  readonly rules: RuleSetId;
  readonly rows: readonly SheetRow[];
  /** Points by player after the last of them. */
  readonly totals: readonly number[];
}

/** A table of hands: what each player gained or paid in each. */
export function ScoreRows({ rules, rows, totals }: ScoreRowsProps) {
  const text = useText();
  const { shortOf } = useHandNames();
  const players = useGame((state) => state.players);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{text.sheet.hand}</th>
          {players.map(({ person }) => (
            <th key={person} scope="col">
              {text.people[person]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ dealt, gained, ...place }) => (
          <tr key={dealt}>
            <th scope="row">{shortOf(rules, place)}</th>
            {gained.map((points, player) => (
              <td key={players[player]?.person} className={points < 0 ? 'delta--minus' : undefined}>
                {text.signed(points)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.sheet.total}</th>
          {totals.map((points, player) => (
            <td key={players[player]?.person}>{text.total(points)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
