import type { ReactNode } from 'react';
import type { SeatInfo } from '../../store/selectors/seats';
import { raisedMelds, useHandShape } from './layout';
import { useSeatName } from './GameMarks';
import { Melds } from './Melds';
import { BonusTiles } from './Seat';
import { SeatPlate } from './SeatPlate';
import { bonusSteps } from './steps';
import { rackWidths, sumOfWidths } from './widths';

interface OwnSeatProps {
  readonly info: SeatInfo;
  /** A tile was just drawn, and stands apart. */
  readonly hasDrawn: boolean;
  /** The hand. */
  readonly children: ReactNode;
}

/** The seat at the foot: plate, bonus tiles, hand and melds. */
export function OwnSeat({ info, hasDrawn, children }: OwnSeatProps) {
  const { seat, place, person, room, shown, ...facts } = info;
  const raised = raisedMelds(useHandShape(), shown.melds.length);
  const style = {
    '--widths': rackWidths(shown.melds, Math.max(shown.handSize, room)),
    '--meld-widths': sumOfWidths(shown.melds.slice(raised)),
    '--raised-widths': sumOfWidths(shown.melds.slice(0, raised)),
    '--room-held': room,
  };
  return (
    <section className="own" aria-label={useSeatName(info)} data-bonus={bonusSteps(shown)}>
      <div className="own-plate">
        <SeatPlate seat={seat} place={place} person={person} {...facts} />
        <BonusTiles person={person} bonus={shown.bonus} />
      </div>
      <div className="rack" data-drawn={hasDrawn} data-raised={raised} style={style}>
        {children}
        <Melds seat={seat} place={place} person={person} melds={shown.melds} />
      </div>
    </section>
  );
}
