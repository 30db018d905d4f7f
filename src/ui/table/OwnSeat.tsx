import type { CSSProperties } from 'react';
import type { SeatInfo } from '../../store/facts/seats';
import { useText } from '../context';
import { Hand } from './Hand';
import { Melds } from './Melds';
import { BonusTiles } from './Seat';
import { SeatPlate } from './SeatPlate';
import type { TableControls } from './useTableControls';
import { meldWidths, rackWidths } from './widths';

interface OwnSeatProps {
  readonly info: SeatInfo;
  readonly controls: TableControls;
}

interface RackStyle extends CSSProperties {
  readonly '--widths': number;
  readonly '--meld-widths': number;
}

/** The human's seat: plate, bonus tiles, hand and melds. */
export function OwnSeat({ info, controls }: OwnSeatProps) {
  const text = useText();
  const { seat, place, person, shown, ...facts } = info;
  const style: RackStyle = {
    '--widths': rackWidths(shown.melds, shown.handSize),
    '--meld-widths': shown.melds.reduce((sum, meld) => sum + meldWidths(meld), 0),
  };
  return (
    <section className="own" aria-label={text.table.seat(info)}>
      <div className="own-plate">
        <SeatPlate place={place} person={person} {...facts} />
        <BonusTiles person={person} bonus={shown.bonus} />
      </div>
      <div className="rack" data-drawn={controls.hand.drawn !== null} style={style}>
        <Hand controls={controls} places={14 - 3 * shown.melds.length} />
        <Melds seat={seat} place={place} person={person} melds={shown.melds} />
      </div>
    </section>
  );
}
