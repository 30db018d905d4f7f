import { memo } from 'react';
import type { Discard, TileId } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useKinds, useSettings, useText } from '../context';
import { OPEN_TABLE } from './layout';
import { FaceDown, Tile } from '../tile/Tile';
import { Taken } from './sight/Taken';
import { lyingIn } from './steps';
import './sight/discards.css';

const PER_ROW = 6;
/** On small phones: beside the melds, and at a table where nobody sits across. */
const PER_SIDE_ROW = 4;
const PER_LONG_ROW = 7;
const LEAST_ROWS = 3;

interface RiverProps extends Pick<SeatInfo, 'place' | 'person'> {
  readonly river: PublicSeat['river'];
  /** The last discard of the table, where it is this seat's. */
  readonly last: TileId | null;
  /** All but the last lie face down. */
  readonly isDown: boolean;
  /** So many rows fit; the oldest discards are folded into one line of words. */
  readonly fits: number | null;
}

/** The words take the place of so many tiles. */
const WORDS = 3;

/** How many of the oldest discards are folded: whole rows, so that the others keep their columns. */
function foldedOf(count: number, rows: number, perRow: number): number {
  return count > rows * perRow ? Math.ceil((count + WORDS) / perRow - rows) * perRow : 0;
}

/** The discards of a seat in order, in rows of six, or of what fits a screen better; those claimed have left it. */
export const River = memo(function River({ place, person, river, last, isDown, fits }: RiverProps) {
  const text = useText();
  const kinds = useKinds();
  const marksDrawn = useSettings((settings) => settings.markDrawn);
  const showsTaken = useSettings((settings) => settings.showTaken);
  const lying = lyingIn(river, last, showsTaken);
  const isOpen = useGame((state) => state.players.length === OPEN_TABLE);
  const perRow = isOpen ? PER_LONG_ROW : place === 'self' || place === 'across' ? PER_ROW : PER_SIDE_ROW;
  const folded = fits === null ? 0 : foldedOf(lying.length, fits, perRow);
  const places = lying.length - folded + (folded > 0 ? WORDS : 0);
  const rowsOf = (inRow: number) => Math.max(LEAST_ROWS, Math.ceil(places / inRow));
  const style = {
    '--count': lying.length,
    '--rows': rowsOf(PER_ROW),
    '--rows-of-7': rowsOf(PER_LONG_ROW),
    '--rows-of-5': rowsOf(5),
    '--rows-of-4': rowsOf(PER_SIDE_ROW),
  };
  return (
    <ol
      className={`river river--${place}`}
      data-last={last !== null}
      data-folded={folded > 0 ? text.table.earlier(folded) : undefined}
      aria-label={text.table.river(person)}
      style={style}
    >
      {lying.map((discard, at) => {
        const { tile, drawn, claimedBy } = discard;
        const position = { '--row': Math.floor(at / PER_ROW), '--column': at % PER_ROW };
        const isDead = isDown && tile !== last;
        const isMarked = drawn && marksDrawn && !isDead;
        const looks = [at < folded ? 'folded' : tile === last && 'last', isMarked && 'from-wall'];
        return (
          <li
            key={tile}
            style={position}
            className={looks.filter(Boolean).join(' ') || undefined}
            aria-hidden={isDead ? true : undefined}
          >
            {claimedBy !== null && tile !== last ? (
              <Taken kind={kinds[tile] ?? 0} by={claimedBy} isDown={isDown} />
            ) : isDead ? (
              <FaceDown id={tile} />
            ) : (
              <Discarded discard={discard} isMarked={isMarked} />
            )}
          </li>
        );
      })}
    </ol>
  );
});

interface DiscardedProps {
  readonly discard: Discard;
  /** It is told that it came straight from the wall. */
  readonly isMarked: boolean;
}

function Discarded({ discard: { tile }, isMarked }: DiscardedProps) {
  const text = useText();
  const kind = useKinds()[tile] ?? 0;
  return <Tile id={tile} kind={kind} label={isMarked ? text.table.fromWall(text.tile(kind)) : undefined} />;
}
