import { useText } from '../context';
import { wordFor } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import { useFinal, useFinalNote } from '../useGameName';
import './closing.css';

interface ClosingTableProps {
  readonly rules: string;
  /** Each with the points of every player. */
  readonly lines: readonly { readonly reason: string; readonly points: readonly number[] }[];
  /** The final points of every player, and what each is called. */
  readonly scores: readonly number[];
  readonly names: readonly string[];
}

/** What the end of a match added to the points after its last hand, line by line. */
export function ClosingTable({ rules, lines, scores, names }: ClosingTableProps) {
  const text = useText();
  const { reasons } = useWordsOfGame(rules);
  const final = useFinal()({ rules, complete: true });
  const note = useFinalNote()(rules);
  const added = (player: number) => lines.reduce((sum, { points }) => sum + (points[player] ?? 0), 0);
  return (
    <table className="card figures closing">
      <caption>
        {text.standings.closing}
        {note !== undefined && <span className="note"> {note}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{text.standings.player}</span>
          </th>
          {names.map((name, player) => (
            <th key={player} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text.standings.played}</th>
          {scores.map((score, player) => (
            <td key={player}>{text.total(score - added(player))}</td>
          ))}
        </tr>
        {lines.map(({ reason, points }) => (
          <tr key={reason}>
            <th scope="row">{wordFor(reasons, reason)}</th>
            {points.map((change, player) => (
              <td key={player}>{text.signed(change)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.result.total}</th>
          {scores.map((score, player) => (
            <td key={player}>{final(score)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
