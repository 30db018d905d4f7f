import type { SeatView } from '../../../../engine/view';
import { useText } from '../../../context';
import { usePersonAt } from '../../../table/usePersonAt';
import { SeatMelds } from '../../../tile/tileLists';

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
          <SeatMelds {...{ melds: view.seats[seat]?.melds ?? [], seat, seats, personAt }} />
        </li>
      ))}
    </ul>
  );
}
