import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { SeatInfo } from '../../store/seats';
import { useKinds, useText } from '../context';
import { Tile } from '../tile/Tile';
import { Melds } from './Melds';
import { SeatPlate } from './SeatPlate';
import { useWonTile } from './useWonTile';

/** Another player's seat: plate, concealed tiles, bonus tiles and melds. */
export const Seat = memo(function Seat({ info }: { readonly info: SeatInfo }) {
  const text = useText();
  const { place, shown } = info;
  return (
    <section className={`seat seat--${place}`} aria-label={text.table.seat(info)}>
      <SeatPlate info={info} />
      <Concealed info={info} />
      <BonusTiles info={info} />
      <Melds info={info} count={shown.melds.length} />
    </section>
  );
});

const HAND_WITH_DRAWN = 14;

interface BacksStyle extends CSSProperties {
  /** A drawn tile finds its place free, so nothing beside it moves. */
  readonly '--places': number;
}

/** The backs of a hand, or its tiles where it lies open. */
function Concealed({ info }: { readonly info: SeatInfo }) {
  const text = useText();
  const kinds = useKinds();
  const won = useWonTile();
  const { open, handSize } = info.shown;
  if (open) {
    const sorted = open.toSorted((a, b) => (kinds[a] ?? 0) - (kinds[b] ?? 0));
    return (
      <div className="backs backs--open">
        {sorted.map((tile) => (
          <Tile key={tile} kind={kinds[tile] ?? 0} className={tile === won ? 'tile--won' : ''} />
        ))}
      </div>
    );
  }
  const style: BacksStyle = { '--places': HAND_WITH_DRAWN - 3 * info.shown.melds.length };
  return (
    <div className="backs" role="img" aria-label={text.table.concealed(handSize)} style={style}>
      {Array.from({ length: handSize }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}

export function BonusTiles({ info }: { readonly info: SeatInfo }) {
  const text = useText();
  const kinds = useKinds();
  const { bonus } = info.shown;
  if (bonus.length === 0) return null;
  return (
    <div
      className="flowers"
      role="group"
      aria-label={text.table.flowers(info.person)}
      data-count={bonus.length}
    >
      {bonus.map((tile) => (
        <Tile key={tile} id={tile} kind={kinds[tile] ?? 0} />
      ))}
    </div>
  );
}
