import type { Seat, TileKind } from '../../../engine/types';
import { useText } from '../../context';
import { TileFace } from '../../tile/Tile';
import { usePersonAt } from '../usePersonAt';

interface TakenProps {
  readonly kind: TileKind;
  readonly by: Seat;
  /** Where dead discards lie face down, its face is not shown. */
  readonly isDown: boolean;
}

/** Where a claimed discard lay: its outline and a faint face. */
export function Taken({ kind, by, isDown }: TakenProps) {
  const { table, tile } = useText();
  const personAt = usePersonAt();
  return (
    <span className="tile tile--taken-away" role="img" aria-label={table.taken(tile(kind), personAt(by))}>
      {!isDown && <TileFace kind={kind} />}
    </span>
  );
}
