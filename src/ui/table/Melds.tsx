import type { SeatInfo } from '../../store/seats';
import { useText } from '../context';
import { MeldTiles } from '../tile/MeldTiles';

interface MeldsProps {
  readonly info: SeatInfo;
  readonly seats: readonly SeatInfo[];
  readonly count: number;
}

/** The laid-out melds of a seat, in the order in which they were made. */
export function Melds({ info, seats, count }: MeldsProps) {
  const text = useText();
  if (count === 0) return null;
  const personOf = (from: number | null) => seats.find(({ seat }) => seat === from)?.person ?? null;
  return (
    <div className="melds" role="group" aria-label={text.table.melds(info.person)} data-count={count}>
      {info.shown.melds.map((meld) => (
        <MeldTiles key={meld.tiles.join()} meld={meld} owner={info.seat} from={personOf(meld.from)} />
      ))}
    </div>
  );
}
