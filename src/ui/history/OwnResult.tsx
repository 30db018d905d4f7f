import type { HistoryEntry } from '../../store/types';
import { useText } from '../context';
import { Glyph } from '../tile/Tile';
import { ownScore } from '../../store/records/ownScore';
import { useFinal } from '../useGameName';

/** Your place and points in a match of the history, and how the points came about; nothing where nobody sat as you. */
export function OwnResult({ entry }: { readonly entry: HistoryEntry }) {
  const text = useText();
  const final = useFinal()(entry);
  const own = ownScore(entry);
  if (own === null) return null;
  const { place, equals, seats, score } = own;
  const isWon = place === 1 && equals < seats && entry.complete;
  return (
    <div className="row row--one own-result">
      <span
        className={isWon ? 'own-place own-place--first' : 'own-place'}
        role="img"
        aria-label={text.history.place(own)}
      >
        {isWon ? <Glyph name="first" /> : place}
      </span>
      <b className="own-score">{final(score)}</b>
      <OwnLine line={entry.line ?? []} label={text.history.lineOf} />
    </div>
  );
}

const WIDTH = 150;
const HEIGHT = 44;
const EDGE = 6;

/** The points from hand to hand, with a dotted line where they began. */
function OwnLine({ line, label }: { readonly line: readonly number[]; readonly label: string }) {
  const [start = 0] = line;
  const end = line.at(-1) ?? 0;
  if (line.length < 2) return null;
  const [low, high] = [Math.min(...line), Math.max(...line)];
  const across = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * at) / (line.length - 1);
  const down = (value: number) => EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / Math.max(1, high - low);
  return (
    <svg className="own-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="own-line-start" d={`M${EDGE} ${down(start)}H${WIDTH - EDGE}`} />
      <polyline points={line.map((value, at) => `${across(at)},${down(value)}`).join(' ')} />
      <circle cx={across(line.length - 1)} cy={down(end)} r="4" />
    </svg>
  );
}
