import { sourceOf } from '../../../../store/facts/seats';
import type { SeatView } from '../../../../engine/view';
import { useText } from '../../../context';
import { usePersonAt } from '../../../table/usePersonAt';
import { MeldTiles } from '../../../tile/MeldTiles';

/** What the others have laid out, where the table has no room for it: the style sheet shows it there alone. */
export function OthersMelds({ view }: { readonly view: SeatView }) {
  const text = useText();
  const personAt = usePersonAt();
  const seats = view.seats.length;
  const others = view.seats.map((_, turns) => (view.seat + turns) % seats).slice(1);
  return (
    <ul className="others-melds">
      {others.map((seat) => (
        <li key={seat}>
          <b>{text.people[personAt(seat)]}</b>
          {view.seats[seat]?.melds.map((meld) => (
            <MeldTiles
              key={meld.tiles.join()}
              meld={meld}
              source={sourceOf(meld, seat, seats)}
              from={meld.from === null ? null : personAt(meld.from)}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
