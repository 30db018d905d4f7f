import type { Mark } from '../../store/facts/marks';
import { useFullText } from '../context';
import type { PlayWords } from '../table/playWords';
import { Tile } from '../tile/Tile';

interface ReplayMarksProps {
  readonly label?: string;
  /** The place among the winners of a player who is out, 0 without a win; null where nobody is. */
  readonly place: number | null;
  readonly marks: readonly Mark[];
  readonly words: PlayWords;
}

/** What sets a player apart, or lies in the middle of the table: that they are out, and what the game shows of its own. */
export function ReplayMarks({ label, place, marks, words }: ReplayMarksProps) {
  const text = useFullText();
  if (place === null && marks.length === 0) return null;
  return (
    <ul className="replay-marks" aria-label={label}>
      {place !== null && (
        <li className="replay-mark replay-mark--out">
          {place === 0 ? (
            text.won.out
          ) : (
            <span role="img" aria-label={text.won.seat(place)}>
              {text.won.place(place)}
            </span>
          )}
        </li>
      )}
      {marks.map(({ code, figures, tiles }, at) => (
        <li key={at} className="replay-mark">
          <span>{words.mark(code, figures)}</span>
          {tiles.map((kind, tile) => (
            <Tile key={tile} kind={kind} />
          ))}
        </li>
      ))}
    </ul>
  );
}
