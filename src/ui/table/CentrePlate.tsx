import { memo } from 'react';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useText } from '../context';
import { WindGlyph } from '../tile/Tile';
import { TableMarks, useSticks } from './GameMarks';
import { Dice } from './Dice';
import { PassArrow } from './Passes';
import { useShownHand } from './useShownHand';

/** Prevailing wind, hand number and tiles left, with the seat winds around them. */
export function CentrePlate({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const sticks = useSticks();
  return (
    <div className="centre">
      {seats.map(({ seat, place, wind, isTurn }) => (
        <span key={place} className={`side side--${place} ${isTurn ? 'side--turn' : ''}`} aria-hidden="true">
          <WindGlyph wind={wind} />
          {sticks.includes(seat) && <i className="mark-stick side-stick" />}
        </span>
      ))}
      <Round />
      <Dice />
      <PassArrow seats={seats} />
    </div>
  );
}

const Round = memo(function Round() {
  const text = useText();
  const left = useGame((state) => state.view?.wallLeft ?? 0);
  const size = useGame((state) => state.wall?.size ?? 1);
  const [round, hand] = useShownHand();
  return (
    <div className="round">
      <p className="round-line">
        <b>{round}</b> <span>{hand}</span>
      </p>
      <p className="left-line">
        <b>{left}</b> {text.table.left(left)}
      </p>
      <TableMarks />
      <span className="gauge" style={{ '--filled': left / size }} aria-hidden="true" />
    </div>
  );
});
