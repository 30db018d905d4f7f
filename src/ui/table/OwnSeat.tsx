import type { SeatInfo } from '../../store/seats';
import { useText } from '../context';
import { Hand } from './Hand';
import { Melds } from './Melds';
import { BonusTiles } from './Seat';
import { SeatPlate } from './SeatPlate';
import type { TableControls } from './useTableControls';

interface OwnSeatProps {
  readonly info: SeatInfo;
  readonly seats: readonly SeatInfo[];
  readonly controls: TableControls;
}

/** The human's seat: plate, bonus tiles, hand and melds. */
export function OwnSeat({ info, seats, controls }: OwnSeatProps) {
  const text = useText();
  const { person, wind, isDealer, score, shown } = info;
  return (
    <section className="own" aria-label={text.table.seat(person, wind, isDealer, score)}>
      <div className="own-plate">
        <SeatPlate info={info} />
        <BonusTiles info={info} />
      </div>
      <div className="rack" data-melds={shown.melds.length}>
        <Hand controls={controls} />
        <Melds info={info} seats={seats} count={shown.melds.length} />
      </div>
    </section>
  );
}
