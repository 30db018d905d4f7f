import type { ShownBest } from '../../store/records/shownBest';
import type { HistoryEntry } from '../../store/types';
import { useText, useWords } from '../context';
import { Tile } from '../tile/Tile';
import './historyBest.css';
import { searchWords } from '../text';

interface HistoryBestProps {
  readonly entry: HistoryEntry;
  readonly names: readonly string[];
  /** Undefined as long as it is not known; null where nobody won. */
  readonly best: ShownBest | undefined;
}

/** Room between two groups, in tiles. */
const GAP = 0.25;

/** The best hand of a match as tiles, and what it brought. Its room is kept free until it is known. */
export function HistoryBest({ entry, names, best }: HistoryBestProps) {
  const text = useText();
  const words = useWords(searchWords).row;
  if (best === undefined) return <div className="history-best" />;
  if (best === null) return <p className="history-best history-best--none">{words.noBest}</p>;
  const { player, gain, groups, won } = best;
  const isOwn = entry.bots?.[player] === null && !entry.foreign;
  const whose = isOwn ? words.ownBest : words.tableBest(names[player] ?? '');
  const tiles = groups.flat();
  return (
    <figure className="history-best">
      <div
        className="history-hand"
        style={{ '--widths': tiles.length + (groups.length - 1) * GAP }}
        role="img"
        aria-label={tiles.map(text.tile).join(', ')}
      >
        {groups.map((kinds, group) => (
          <span key={group}>
            {kinds.map((kind, at) => (
              <Tile
                key={at}
                kind={kind}
                silent
                className={won?.[0] === group && won[1] === at ? 'tile--won' : ''}
              />
            ))}
          </span>
        ))}
      </div>
      <figcaption className="note">
        {whose} <b>{text.signed(gain)}</b>
      </figcaption>
    </figure>
  );
}
