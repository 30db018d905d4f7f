import { useMemo } from 'react';
import { heldHand } from '../../../store/selectors/hand';
import type { ReplayedHand } from '../../../store/selectors/replayTable';
import type { SeatInfo } from '../../../store/selectors/seats';
import { useGame, useKinds, useText } from '../../context';
import { TableGround } from '../../table/TableGround';
import { useWonTile } from '../../table/useHandFacts';
import { TileFace } from '../../tile/Tile';
import { ReplayDock } from './ReplayDock';
import type { ReplayPace } from './ReplayDock';
import type { ReplayControls } from './useReplay';
import type { LiveHand } from './useSteps';

interface ReplayTableProps {
  readonly controls: ReplayControls;
  readonly replayed: ReplayedHand;
  /** The hand is being played: it is shown as it goes. */
  readonly live?: LiveHand | undefined;
  readonly pace?: ReplayPace | undefined;
}

/** The table of play at one moment of a recorded hand, with the dock in the place of the tray. */
export function ReplayTable({ controls, replayed, live, pace }: ReplayTableProps) {
  const hasDrawn = useGame(({ view }) => view !== null && heldHand(view, true).drawn !== null);
  return (
    <TableGround whole hasDrawn={hasDrawn} renderHand={(own) => <ShownHand info={own} />}>
      <ReplayDock controls={controls} replayed={replayed} live={live} pace={pace} />
    </TableGround>
  );
}

/** The hand at the foot, sorted, the drawn tile apart: to be looked at only. */
function ShownHand({ info: { person, room } }: { readonly info: SeatInfo }) {
  const text = useText();
  const kinds = useKinds();
  const won = useWonTile();
  const view = useGame((state) => state.view);
  const hand = useMemo(() => view && heldHand(view, true), [view]);
  if (!hand) return null;
  const { tiles, drawn } = hand;
  const all = drawn === null ? tiles : [...tiles, drawn];
  const style = { '--free-places': drawn === null ? Math.max(0, room - tiles.length) : 0 };
  return (
    <div className="hand" role="group" aria-label={text.won.hand(person)} style={style}>
      {all.map((tile) => {
        const name = text.tile(kinds[tile] ?? 0);
        const states = [tile === drawn && 'tile--drawn', tile === won && 'tile--won'].filter(Boolean);
        return (
          <span
            key={tile}
            className={`tile tile--standing ${states.join(' ')}`}
            data-tile={tile}
            role="img"
            aria-label={tile === drawn ? text.hand.justDrawn(name) : name}
          >
            <TileFace kind={kinds[tile] ?? 0} />
          </span>
        );
      })}
    </div>
  );
}
