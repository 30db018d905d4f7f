import type { Seat } from '../../engine/types';
import { heldHand } from '../../store/selectors/hand';
import { lyingTiles } from '../../store/selectors/seats';
import { useText } from '../context';
import { usePersonAt } from '../table/usePersonAt';
import { MeldTiles } from '../tile/MeldTiles';
import { WindGlyph } from '../tile/Tile';
import { TileList } from '../tile/tileLists';
import { useAsked } from './usePracticeStore';

/** The table as the seat saw it: a row for each seat, from the one before in turn to the own, and the own hand. */
export function DayTable() {
  const text = useText();
  const { view } = useAsked().task;
  const seats = view.seats.length;
  const rows = Array.from({ length: seats }, (_, back) => (view.seat + 2 * seats - 1 - back) % seats);
  const { melds } = view.seats[view.seat] ?? { melds: [] };
  return (
    <div className="stack day-table">
      {rows.map((seat) => (
        <SeatRow key={seat} seat={seat} />
      ))}
      <div className="row day-hand" role="group" aria-label={text.hand.name}>
        <span className="tiles day-tiles">
          <TileList tiles={heldHand(view, true).tiles} />
        </span>
        {melds.map((meld) => (
          <MeldTiles key={meld.tiles.join()} meld={meld} source={null} from={null} />
        ))}
      </div>
    </div>
  );
}

/** Who sits there, what was discarded and not claimed, and what lies open; the own melds are beside the hand. */
function SeatRow({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { view } = useAsked().task;
  const person = usePersonAt()(seat);
  const shown = view.seats[seat];
  if (!shown) return null;
  const melds = seat === view.seat ? [] : shown.melds;
  const asked = view.pending?.why === 'discard' ? view.pending.tile : null;
  return (
    <div className="row row--one day-row">
      <span className="wind" aria-hidden="true">
        <WindGlyph wind={seat} />
      </span>
      <b>{text.people[person]}</b>
      <div className="row row--apart grow day-lain">
        <span className="tiles day-tiles" role="group" aria-label={text.table.river(person)}>
          <TileList tiles={lyingTiles(shown)} marked={{ tile: asked, className: 'tile--taken' }} />
        </span>
        {melds.length + shown.bonus.length > 0 && (
          <span className="tiles day-tiles day-open" role="group" aria-label={text.table.melds(person)}>
            {melds.map((meld) => (
              <MeldTiles key={meld.tiles.join()} meld={meld} source={null} from={null} />
            ))}
            <TileList tiles={shown.bonus} />
          </span>
        )}
      </div>
    </div>
  );
}
