import type { SeatView } from '../../../../engine/view';
import { sourceOf } from '../../../../store/facts/seats';
import { sortTiles } from '../../../../store/facts/tiles';
import { useKinds, useText } from '../../../context';
import { usePersonAt } from '../../../table/usePersonAt';
import { MeldTiles } from '../../../tile/MeldTiles';
import { Tile } from '../../../tile/Tile';
import { useQuestionWords } from '../questionWords';

/** What a seat holds: its hand, its melds and its bonus tiles. */
export function HandFigure({ view }: { readonly view: SeatView }) {
  const words = useQuestionWords();
  const text = useText();
  const kinds = useKinds();
  const personAt = usePersonAt();
  const own = view.seats[view.seat];
  return (
    <section className="practice-card question-hand" aria-label={words.hand}>
      <p className="practice-note">{words.seat(text.wind(view.seat), text.table.round(view.prevailing))}</p>
      <span className="question-tiles">
        <span className="question-group">
          {sortTiles(view.hand, kinds).map((tile) => (
            <Tile key={tile} kind={kinds[tile] ?? 0} />
          ))}
        </span>
        {own?.melds.map((meld) => (
          <MeldTiles
            key={meld.tiles.join()}
            meld={meld}
            source={sourceOf(meld, view.seat, view.seats.length)}
            from={meld.from === null ? null : personAt(meld.from)}
          />
        ))}
        {own && own.bonus.length > 0 && (
          <span className="question-group question-bonus">
            {own.bonus.map((tile) => (
              <Tile key={tile} kind={kinds[tile] ?? 0} />
            ))}
          </span>
        )}
      </span>
    </section>
  );
}
