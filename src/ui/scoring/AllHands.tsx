import { sourceOf } from '../../store/facts/seats';
import { sortTiles } from '../../store/facts/tiles';
import { useKinds, useFullText } from '../context';
import { MeldTiles } from '../tile/MeldTiles';
import { Tile, WindGlyph } from '../tile/Tile';
import { personOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';

/** What everybody held when the deal was over. */
export function AllHands({ facts }: { readonly facts: ResultFacts }) {
  const text = useFullText();
  const kinds = useKinds();
  const { deal } = facts.result;
  return (
    <section className="card card--hands">
      <h3>{text.result.hands}</h3>
      <ul>
        {deal.seats.map(({ hand, melds, bonus }, seat) => (
          <li key={seat} className="shown-hand">
            <span className="wind">
              <WindGlyph wind={seat} />
            </span>
            <b className="shown-name">{text.people[personOf(facts, seat)]}</b>
            <span className="shown-tiles">
              <span className="shown-group">
                {sortTiles(hand, kinds).map((tile) => (
                  <Tile key={tile} kind={kinds[tile] ?? 0} />
                ))}
              </span>
              {melds.map((meld) => (
                <MeldTiles
                  key={meld.tiles.join()}
                  meld={meld}
                  source={sourceOf(meld, seat, deal.seats.length)}
                  from={meld.from === null ? null : personOf(facts, meld.from)}
                />
              ))}
              {bonus.length > 0 && (
                <span className="shown-group shown-bonus">
                  {bonus.map((tile) => (
                    <Tile key={tile} kind={kinds[tile] ?? 0} />
                  ))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
