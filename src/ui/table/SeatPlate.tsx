import type { SeatInfo } from '../../store/seats';
import { useGame, useText } from '../context';
import { Glyph, WindGlyph } from '../tile/Tile';

/** Name, wind and points of a seat. */
export function SeatPlate({ info }: { readonly info: SeatInfo }) {
  const text = useText();
  const { wind, person, isDealer, isTurn, score, place } = info;
  const isAsked = useGame((state) => state.choices.length > 0);
  return (
    <div className={isTurn ? 'plate plate--turn' : 'plate'}>
      <span className="wind">
        <WindGlyph wind={wind} />
      </span>
      <span className="plate-name">
        <b>{text.people[person]}</b>
        <span className="plate-wind">{text.table.seatWind(wind, isDealer)}</span>
      </span>
      {isDealer && (
        <span className="seal">
          <Glyph name="deal" />
        </span>
      )}
      <span className="score">{text.total(score)}</span>
      {isTurn && place !== 'self' && !isAsked && (
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </div>
  );
}
