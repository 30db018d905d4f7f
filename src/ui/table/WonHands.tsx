import { earlyWins, wonTiles } from '../../store/selectors/outSeats';
import { useGame, useKinds, useText } from '../context';
import { Tile } from '../tile/Tile';
import { usePersonAt } from './usePersonAt';
import './wonHands.css';

/** The hands that have won while the others play on, the latest first. */
export function WonHands() {
  const text = useText();
  const kinds = useKinds();
  const view = useGame((state) => state.view);
  const seen = useGame((state) => state.seen);
  const personAt = usePersonAt();
  if (!view) return null;
  return (
    <ul className="won-hands">
      {earlyWins({ view, seen })
        .toReversed()
        .map(({ win, place }) => {
          const who = personAt(win.seat);
          const tiles = wonTiles(view, win);
          return (
            <li key={place}>
              <h3>
                {text.won.hand(who)} <small>{text.won.place(place)}</small>
              </h3>
              <div className="won-tiles">
                {tiles.map((kind, at) => (
                  <Tile key={at} kind={kind} className={at === tiles.length - 1 ? 'tile--won' : ''} />
                ))}
                {view.seats[win.seat]?.melds.map((meld) => (
                  <span key={meld.tiles.join()} className="won-meld">
                    {meld.tiles.map((tile) => (
                      <Tile key={tile} kind={kinds[tile] ?? 0} />
                    ))}
                  </span>
                ))}
              </div>
            </li>
          );
        })}
    </ul>
  );
}
