import { sourceOf } from '../../store/facts/seats';
import type { SeatInfo } from '../../store/facts/seats';
import { useText, useGame, useKinds } from '../context';
import { usePersonAt } from '../table/usePersonAt';
import { useSeats } from '../table/useTableControls';
import { MeldTiles } from '../tile/MeldTiles';
import { Tile } from '../tile/Tile';

/** All that lies open before each seat: bonus tiles, melds, and every discard in order. */
export function OnTable() {
  const words = useText().tools;
  const [own, ...others] = useSeats();
  return (
    <section className="tools-part on-table">
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
  const kinds = useKinds();
  const personAt = usePersonAt();
  const seats = useGame(({ players }) => players.length);
  const lying = shown.river.filter(({ claimedBy }) => claimedBy === null);
  return (
    <section aria-label={text.people[person]}>
      <h4>{text.people[person]}</h4>
      {shown.bonus.length > 0 && (
        <p role="group" aria-label={text.table.flowers(person)}>
          {shown.bonus.map((tile) => (
            <Tile key={tile} kind={kinds[tile] ?? 0} />
          ))}
        </p>
      )}
      {shown.melds.length > 0 && (
        <p className="melds" role="group" aria-label={text.table.melds(person)}>
          {shown.melds.map((meld) => (
            <MeldTiles
              key={meld.tiles.join()}
              meld={meld}
              source={sourceOf(meld, seat, seats)}
              from={meld.from === null ? null : personAt(meld.from)}
            />
          ))}
        </p>
      )}
      <p role="group" aria-label={text.table.river(person)}>
        {lying.map(({ tile }) => (
          <Tile key={tile} kind={kinds[tile] ?? 0} />
        ))}
      </p>
    </section>
  );
}
