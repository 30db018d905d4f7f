import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { TileId } from '../../../engine/types';
import { heldHand } from '../../../store/selectors/hand';
import type { SeatInfo } from '../../../store/selectors/seats';
import { usePinnedTiles } from '../../aims/usePinned';
import { useGame, useKinds, useText } from '../../context';
import { TableGround } from '../../table/TableGround';
import { useWonTile } from '../../table/useHandFacts';
import { TileFace } from '../../tile/Tile';

/** How a tile of the hand is marked, and what it is called then. */
export interface TileMark {
  readonly className: string;
  readonly named: (tile: string) => string;
}

interface ReplayTableProps {
  readonly markOf?: (tile: TileId) => TileMark | null;
  /** What stands in the place of the tray. */
  readonly children?: ReactNode;
}

/** The table of play at one moment of a recorded hand. */
export function ReplayTable({ markOf, children }: ReplayTableProps) {
  const hasDrawn = useGame(({ view }) => view !== null && heldHand(view, true).drawn !== null);
  return (
    <TableGround
      whole
      hasDrawn={hasDrawn}
      renderHand={(own) => <ShownHand info={own} {...(markOf && { markOf })} />}
    >
      {children}
    </TableGround>
  );
}

interface ShownHandProps extends Pick<ReplayTableProps, 'markOf'> {
  readonly info: SeatInfo;
}

/** The hand at the foot, sorted, the drawn tile apart: to be looked at only. */
function ShownHand({ info: { person, room }, markOf }: ShownHandProps) {
  const text = useText();
  const kinds = useKinds();
  const won = useWonTile();
  const aimed = usePinnedTiles();
  const view = useGame((state) => state.view);
  const hand = useMemo(() => view && heldHand(view, true), [view]);
  if (!hand) return null;
  const { tiles, drawn } = hand;
  const all = drawn === null ? tiles : [...tiles, drawn];
  const style = { '--free-places': drawn === null ? Math.max(0, room - tiles.length) : 0 };
  return (
    <div className="hand" role="group" aria-label={text.won.hand(person)} style={style}>
      {all.map((tile) => {
        const kind = text.tile(kinds[tile] ?? 0);
        const isAimed = aimed.has(tile);
        const name = isAimed ? text.aims.used(kind) : kind;
        const mark = markOf?.(tile) ?? null;
        const states = [
          isAimed && 'tile--aimed',
          tile === drawn && 'tile--drawn',
          tile === won && 'tile--won',
          mark?.className,
        ];
        const said = tile === drawn ? text.hand.justDrawn(name) : name;
        return (
          <span
            key={tile}
            className={`tile tile--standing ${states.filter(Boolean).join(' ')}`}
            data-tile={tile}
            role="img"
            aria-label={mark ? mark.named(said) : said}
          >
            <TileFace kind={kinds[tile] ?? 0} />
          </span>
        );
      })}
    </div>
  );
}
