import type { CSSProperties } from 'react';
import type { SeatInfo } from '../../store/seats';
import { useGame, useKinds, useText } from '../context';
import { Tile } from '../tile/Tile';

const PER_ROW = 6;

interface PlaceStyle extends CSSProperties {
  readonly '--row': number;
  readonly '--column': number;
}

interface RiverStyle extends CSSProperties {
  readonly '--rows': number;
  readonly '--rows-before': number;
}

/** The discards of a seat in order, in rows of six; those that were claimed have left it. */
export function River({ info }: { readonly info: SeatInfo }) {
  const text = useText();
  const kinds = useKinds();
  const last = useGame((state) => state.lastDiscard);
  const lying = info.shown.river.filter(({ tile, claimedBy }) => claimedBy === null || tile === last);
  const rows = Math.max(3, Math.ceil(lying.length / PER_ROW));
  const style: RiverStyle = { '--rows': rows, '--rows-before': rows - 1 };
  return (
    <ol
      className={`river river--${info.place}`}
      aria-label={text.table.river(info.person)}
      data-rows={rows}
      style={style}
    >
      {lying.map(({ tile }, at) => {
        const place: PlaceStyle = { '--row': Math.floor(at / PER_ROW), '--column': at % PER_ROW };
        return (
          <li key={tile} style={place} className={tile === last ? 'last' : undefined}>
            <Tile id={tile} kind={kinds[tile] ?? 0} />
          </li>
        );
      })}
    </ol>
  );
}
