import type { Seat, TileId } from '../../engine/types';
import { sortTiles } from '../../store/selectors/tiles';
import { useKinds, useText } from '../context';
import { FaceDown } from '../tile/Tile';
import { SeatMelds, TileList } from '../tile/tileLists';
import { personOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';

interface HeldTilesProps {
  readonly facts: ResultFacts;
  readonly seat: Seat;
  /** The tile it was won with, which is marked: one that came from another seat is shown in the hand. */
  readonly won?: TileId | undefined;
  /** Its hand lies face down. */
  readonly isDown?: boolean;
}

/** What a seat held when the deal was over: its hand, its melds and its bonus tiles. */
export function HeldTiles({ facts, seat, won, isDown = false }: HeldTilesProps) {
  const kinds = useKinds();
  const { seats } = facts.result.deal;
  const state = seats[seat];
  if (!state) return null;
  const { hand, melds, bonus } = state;
  const isHeld = won === undefined || hand.includes(won) || bonus.includes(won);
  return (
    <span className="tiles shown-tiles">
      {isDown ? (
        <HiddenTiles count={hand.length} />
      ) : (
        <span className="tiles">
          <TileList
            tiles={sortTiles(isHeld ? hand : [...hand, won], kinds)}
            marked={{ tile: won, className: 'tile--won' }}
          />
        </span>
      )}
      <SeatMelds melds={melds} seat={seat} seats={seats.length} personAt={(from) => personOf(facts, from)} />
      {bonus.length > 0 && (
        <span className="tiles shown-bonus">
          <TileList tiles={bonus} />
        </span>
      )}
    </span>
  );
}

function HiddenTiles({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <span className="tiles" role="img" aria-label={text.table.concealed(count)}>
      {Array.from({ length: count }, (_, at) => (
        <FaceDown key={at} />
      ))}
    </span>
  );
}
