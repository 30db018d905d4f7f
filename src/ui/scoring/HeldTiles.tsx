import type { Seat, TileId } from '../../engine/types';
import { sourceOf } from '../../store/facts/seats';
import { sortTiles } from '../../store/facts/tiles';
import { useKinds } from '../context';
import { MeldTiles } from '../tile/MeldTiles';
import { Tile } from '../tile/Tile';
import { personOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';

interface HeldTilesProps {
  readonly facts: ResultFacts;
  readonly seat: Seat;
  /** The tile it was won with, which is marked: one that came from another seat is shown in the hand. */
  readonly won?: TileId | undefined;
}

/** What a seat held when the deal was over: its hand, its melds and its bonus tiles. */
export function HeldTiles({ facts, seat, won }: HeldTilesProps) {
  const kinds = useKinds();
  const { seats } = facts.result.deal;
  const state = seats[seat];
  if (!state) return null;
  const { hand, melds, bonus } = state;
  const isHeld = won === undefined || hand.includes(won) || bonus.includes(won);
  return (
    <span className="shown-tiles">
      <span className="shown-group">
        {sortTiles(isHeld ? hand : [...hand, won], kinds).map((tile) => (
          <Tile key={tile} kind={kinds[tile] ?? 0} className={tile === won ? 'tile--won' : ''} />
        ))}
      </span>
      {melds.map((meld) => (
        <MeldTiles
          key={meld.tiles.join()}
          meld={meld}
          source={sourceOf(meld, seat, seats.length)}
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
  );
}
