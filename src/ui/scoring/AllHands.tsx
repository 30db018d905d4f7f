import { useText } from '../context';
import { WindGlyph } from '../tile/Tile';
import { HeldTiles } from './HeldTiles';
import { personOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';

/** What everybody held when the deal was over. */
export function AllHands({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  return (
    <section className="card card--hands">
      <h3>{text.result.hands}</h3>
      <ul className="list">
        {facts.result.deal.seats.map((_, seat) => (
          <li key={seat} className="shown-hand">
            <span className="wind">
              <WindGlyph wind={seat} />
            </span>
            <b className="shown-name">{text.people[personOf(facts, seat)]}</b>
            <HeldTiles facts={facts} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}
