import { lyingTiles } from '../../store/selectors/seats';
import type { SeatInfo } from '../../store/selectors/seats';
import { useText, useGame } from '../context';
import { usePersonAt } from '../table/usePersonAt';
import { useSeats } from '../table/useTableControls';
import { SeatMelds, TileList } from '../tile/tileLists';

/** All that lies open before each seat: bonus tiles, melds, the hand of who has won, and every discard in order. */
export function OnTable() {
  const words = useText().tools;
  const [own, ...others] = useSeats();
  return (
    <section className="stack on-table">
      <h3>{words.onTable}</h3>
      {others.map((info) => (
        <SeatTiles key={info.place} info={info} />
      ))}
      {own && <SeatTiles info={own} />}
    </section>
  );
}

function SeatTiles({ info: { seat, person, shown } }: { readonly info: SeatInfo }) {
  const text = useText();
  const personAt = usePersonAt();
  const seats = useGame(({ players }) => players.length);
  const humanSeat = useGame((state) => state.humanSeat);
  return (
    <section aria-label={text.people[person]}>
      <h4>{text.people[person]}</h4>
      {shown.bonus.length > 0 && (
        <p role="group" aria-label={text.table.flowers(person)}>
          <TileList tiles={shown.bonus} />
        </p>
      )}
      {shown.melds.length > 0 && (
        <p className="melds" role="group" aria-label={text.table.melds(person)}>
          <SeatMelds {...{ melds: shown.melds, seat, seats, personAt }} />
        </p>
      )}
      {shown.open !== null && seat !== humanSeat && (
        <p role="group" aria-label={text.won.hand(person)}>
          <TileList tiles={shown.open} />
        </p>
      )}
      <p role="group" aria-label={text.table.river(person)}>
        <TileList tiles={lyingTiles(shown)} />
      </p>
    </section>
  );
}
