import { memo } from 'react';
import type { Discard, TileId } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import type { SeatInfo } from '../../store/selectors/seats';
import { useKinds, useSettings, useText } from '../context';
import { FaceDown, Tile } from '../tile/Tile';
import { useTurned } from './GameMarks';
import { rowsOf } from './rivers';
import type { RiverShape } from './rivers';
import { Taken } from './sight/Taken';
import { lyingIn } from './steps';

interface RiverProps extends Pick<SeatInfo, 'place' | 'person'>, RiverShape {
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

/** A discard that lies turned takes more of its row: of its row those before it and those behind it make room. */
function turnOf(across: readonly boolean[], at: number, perRow: number): string | false {
  if (across[at]) return 'turned';
  const start = at - (at % perRow);
  const place = across.slice(start, start + perRow).indexOf(true);
  if (place < 0) return false;
  return start + place < at ? 'behind-turned' : 'before-turned';
}

/** The discards of a seat in order, in rows; those claimed have left it. */
export const River = memo(function River(props: RiverProps) {
  const { place, person, river, last, isDown, fits, perRow } = props;
  const text = useText();
  const kinds = useKinds();
  const marksDrawn = useSettings((settings) => settings.markDrawn);
  const showsTaken = useSettings((settings) => settings.showTaken);
  const turned = useTurned();
  const lying = lyingIn(river, last, showsTaken);
  const folded = fits === null ? 0 : foldedOf(lying.length, fits, perRow);
  const places = lying.length - folded + (folded > 0 ? WORDS : 0);
  const style = { '--count': lying.length, '--per-row': perRow, '--rows': rowsOf(props, places) };
  const across = lying.map(({ tile }) => turned.has(tile));
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
        const position = { '--row': Math.floor(at / perRow), '--column': at % perRow };
        const isDead = isDown && tile !== last;
        const isMarked = drawn && marksDrawn && !isDead;
        const looks = [
          at < folded ? 'folded' : tile === last && 'last',
          isMarked && 'from-wall',
          turnOf(across, at, perRow),
        ];
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
              <Discarded discard={discard} isMarked={isMarked} told={turned.get(tile)} />
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
  /** What is said of it besides. */
  readonly told: string | undefined;
}

function Discarded({ discard: { tile }, isMarked, told }: DiscardedProps) {
  const text = useText();
  const kind = useKinds()[tile] ?? 0;
  const name = isMarked ? text.table.fromWall(text.tile(kind)) : text.tile(kind);
  return <Tile id={tile} kind={kind} label={told === undefined ? name : text.table.also(name, [told])} />;
}
