import { memo } from 'react';
import type { SeatInfo } from '../../store/selectors/seats';
import { repeatsMarked } from '../../store/selectors/knownTables';
import { useGame, useText } from '../context';
import { WindGlyph } from '../tile/Tile';
import { TableMarks, useSticks } from './GameMarks';
import { Dice } from './Dice';
import { PassArrow } from './Passes';

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

const FIRST_HAND = { round: 0, number: 1, repeat: 0 };

const Round = memo(function Round() {
  const text = useText();
  const match = useGame((state) => state.match);
  const left = useGame((state) => state.view?.wallLeft ?? 0);
  const size = useGame((state) => state.wall?.size ?? 1);
  const { round, number, repeat } = match?.progress ?? FIRST_HAND;
  const isTold = match !== null && repeatsMarked(match.rules);
  return (
    <div className="round">
      <p className="round-line">
        <b>{text.table.round(round)}</b> <span>{text.table.hand(number, isTold ? 0 : repeat)}</span>
      </p>
      <p className="left-line">
        <b>{left}</b> {text.table.left(left)}
      </p>
      <TableMarks />
      <span className="gauge" style={{ '--filled': left / size }} aria-hidden="true" />
    </div>
  );
});
