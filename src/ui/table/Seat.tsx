import { memo } from 'react';
import { useStore } from 'zustand';
import type { PublicSeat } from '../../engine/view';
import type { SeatInfo } from '../../store/selectors/seats';
import { sortTiles } from '../../store/selectors/tiles';
import { useKinds, useText } from '../context';
import { heldHands } from '../live/heldHands';
import { Tile } from '../tile/Tile';
import { useSeatName } from './GameMarks';
import { Melds } from './Melds';
import { SeatPlate } from './SeatPlate';
import { bonusSteps } from './steps';
import { useWonTile } from './useHandFacts';

/** Another player's seat: plate, concealed tiles, bonus tiles and melds. */
export const Seat = memo(function Seat({ info }: { readonly info: SeatInfo }) {
  const { seat, place, person, room, shown, ...facts } = info;
  return (
    <section
      className={`seat seat--${place}`}
      aria-label={useSeatName(info)}
      data-bonus={bonusSteps(shown)}
      data-melds={shown.melds.length}
    >
      <SeatPlate seat={seat} place={place} person={person} {...facts} />
      <Concealed place={place} room={room} {...shown} />
      <BonusTiles person={person} bonus={shown.bonus} />
      <Melds seat={seat} place={place} person={person} melds={shown.melds} />
    </section>
  );
});

interface ConcealedProps extends Pick<PublicSeat, 'open' | 'handSize'>, Pick<SeatInfo, 'room' | 'place'> {}

/** The backs of a hand, or its tiles where it lies open. */
function Concealed({ place, open, handSize, room }: ConcealedProps) {
  const text = useText();
  const kinds = useKinds();
  const won = useWonTile();
  const isHeld = useStore(heldHands, (places) => places.includes(place));
  if (open && !isHeld) {
    const sorted = sortTiles(open, kinds);
    return (
      <div className="backs backs--open">
        {sorted.map((tile) => (
          <Tile key={tile} kind={kinds[tile] ?? 0} className={tile === won ? 'tile--won' : ''} />
        ))}
      </div>
    );
  }
  // A drawn tile finds its place free, so nothing beside it moves.
  const style = { '--places': room };
  return (
    <div
      className="backs"
      data-count={handSize}
      role="img"
      aria-label={text.table.concealed(handSize)}
      style={style}
    >
      {Array.from({ length: handSize }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}

interface BonusTilesProps extends Pick<SeatInfo, 'person'>, Pick<PublicSeat, 'bonus'> {}

export const BonusTiles = memo(function BonusTiles({ person, bonus }: BonusTilesProps) {
  const text = useText();
  const kinds = useKinds();
  if (bonus.length === 0) return null;
  return (
    <div
      className="flowers"
      role="group"
      aria-label={text.table.flowers(person)}
      data-count={bonus.length}
      style={{ '--count': bonus.length }}
    >
      {bonus.map((tile) => (
        <Tile key={tile} id={tile} kind={kinds[tile] ?? 0} />
      ))}
    </div>
  );
});
