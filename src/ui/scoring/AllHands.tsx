import { openHandsFor } from '../../store/selectors/openHands';
import type { Seat } from '../../engine/types';
import { useText } from '../context';
import { useOutWords } from '../table/GameMarks';
import { WindGlyph } from '../tile/Tile';
import { HeldTiles } from './HeldTiles';
import { ownSeat, personOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';

/** What everybody held when the deal was over; hands that the rules do not show stay face down. */
export function AllHands({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const open = openHandsFor(facts.result.deal, ownSeat(facts));
  return (
    <section className="card card--hands">
      <h3>{text.result.hands}</h3>
      <ul className="list">
        {open.map((isOpen, seat) => (
          <li key={seat} className="shown-hand">
            <span className="wind">
              <WindGlyph wind={seat} />
            </span>
            <Named seat={seat} name={text.people[personOf(facts, seat)]} />
            <HeldTiles facts={facts} seat={seat} isDown={!isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const out = useOutWords(seat);
  return (
    <span className="named shown-name">
      <b>{name}</b>
      {out !== null && <span>{out}</span>}
    </span>
  );
}
