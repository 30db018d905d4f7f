import { memo } from 'react';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useText } from '../context';
import { WindGlyph } from '../tile/Tile';
import { TableMarks } from './GameMarks';
import { Dice } from './Dice';
import { PassArrow } from './Passes';

/** Prevailing wind, hand number and tiles left, with the seat winds around them. */
export function CentrePlate({ seats }: { readonly seats: readonly SeatInfo[] }) {
  return (
    <div className="centre">
      {seats.map(({ place, wind, isTurn }) => (
        <span key={place} className={`side side--${place} ${isTurn ? 'side--turn' : ''}`} aria-hidden="true">
          <WindGlyph wind={wind} />
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
  const progress = useGame((state) => state.match?.progress);
  const left = useGame((state) => state.view?.wallLeft ?? 0);
  const size = useGame((state) => state.wall?.size ?? 1);
  const round = progress?.round ?? 0;
  return (
    <div className="round">
      <p className="round-line">
        <b>{text.table.round(round)}</b>{' '}
        <span>{text.table.hand(progress?.number ?? 1, progress?.repeat ?? 0)}</span>
      </p>
      <p className="left-line">
        <b>{left}</b> {text.table.left(left)}
      </p>
      <TableMarks />
      <span className="gauge" style={{ '--filled': left / size }} aria-hidden="true" />
    </div>
  );
});
