import type { ReactNode } from 'react';
import type { Meld, Seat, TileId } from '../../engine/types';
import { sourceOf } from '../../store/selectors/seats';
import type { Person } from '../../store/types';
import { useKinds } from '../context';
import { MeldTiles } from './MeldTiles';
import { Tile } from './Tile';

interface TileListProps {
  readonly tiles: readonly TileId[];
  /** One of them that has a look of its own. */
  readonly marked?: { readonly tile: TileId | null | undefined; readonly className: string };
}

/** Tiles side by side. */
export function TileList({ tiles, marked }: TileListProps): ReactNode {
  const kinds = useKinds();
  return tiles.map((tile) => (
    <Tile
      key={tile}
      kind={kinds[tile] ?? 0}
      className={marked && tile === marked.tile ? marked.className : ''}
    />
  ));
}

interface SeatMeldsProps {
  readonly melds: readonly Meld[];
  readonly seat: Seat;
  /** Seats of the table. */
  readonly seats: number;
  readonly personAt: (seat: Seat) => Person;
}

/** The melds of a seat, claimed tiles turned towards where they came from. */
export function SeatMelds({ melds, seat, seats, personAt }: SeatMeldsProps): ReactNode {
  return melds.map((meld) => (
    <MeldTiles
      key={meld.tiles.join()}
      meld={meld}
      source={sourceOf(meld, seat, seats)}
      from={meld.from === null ? null : personAt(meld.from)}
    />
  ));
}
