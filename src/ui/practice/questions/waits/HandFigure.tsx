import type { SeatView } from '../../../../engine/view';
import { sortTiles } from '../../../../store/selectors/tiles';
import { useKinds, useText, useWords } from '../../../context';
import { usePersonAt } from '../../../table/usePersonAt';
import { SeatMelds, TileList } from '../../../tile/tileLists';
import { questionWords } from '../../../text';

/** What a seat holds: its hand, its melds and its bonus tiles. */
export function HandFigure({ view }: { readonly view: SeatView }) {
  const words = useWords(questionWords);
  const text = useText();
  const kinds = useKinds();
  const personAt = usePersonAt();
  const own = view.seats[view.seat];
  return (
    <section className="card stack stack--start question-hand" aria-label={words.hand}>
      <p className="note">{words.seat(text.wind(view.seat), text.table.round(view.prevailing))}</p>
      <span className="row question-tiles">
        <span className="tiles">
          <TileList tiles={sortTiles(view.hand, kinds)} />
        </span>
        <SeatMelds melds={own?.melds ?? []} seat={view.seat} seats={view.seats.length} personAt={personAt} />
        {own && own.bonus.length > 0 && (
          <span className="tiles question-bonus">
            <TileList tiles={own.bonus} />
          </span>
        )}
      </span>
    </section>
  );
}
