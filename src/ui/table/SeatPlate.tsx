import { memo } from 'react';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useText } from '../context';
import { Icon } from '../controls/Icon';
import { SeatMarks, useSeatTags } from './GameMarks';
import { ScoreChange } from './ScoreChange';
import { Packet, useReceiver } from './Passes';
import { Glyph, WindGlyph } from '../tile/Tile';
import { Call } from './sight/Call';

type PlateProps = Pick<
  SeatInfo,
  'seat' | 'wind' | 'person' | 'stoodIn' | 'isDealer' | 'isTurn' | 'score' | 'place'
>;

/** Name, wind and points of a seat. */
export const SeatPlate = memo(function SeatPlate(props: PlateProps) {
  const text = useText();
  const { seat, wind, person, stoodIn, isDealer, isTurn, score, place } = props;
  const tags = useSeatTags(seat);
  const gets = useReceiver() === seat;
  const isTagged = tags.place !== null || tags.marks.length > 0;
  const classes = [
    'plate',
    isTurn && 'plate--turn',
    isTagged && 'plate--tagged',
    tags.place !== null && 'plate--won',
    gets && 'plate--gets',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <span className="wind">
        <WindGlyph wind={wind} />
      </span>
      <span className="plate-name">
        <b dir="auto" title={stoodIn > 0 ? text.table.stoodIn(stoodIn) : text.people[person]}>
          {text.people[person]}
          {stoodIn > 0 && <Icon name="again" />}
        </b>
        <span className="plate-wind">{text.table.seatWind(wind, isDealer)}</span>
      </span>
      {isDealer && (
        <span className="seal">
          <Glyph name="deal" />
        </span>
      )}
      <span className="score">
        {text.total(score)}
        <ScoreChange score={score} />
      </span>
      {isTagged && <SeatMarks {...tags} />}
      {gets && <Packet />}
      {isTurn && place !== 'self' && <ThinkingDots />}
      <Call seat={seat} />
    </div>
  );
});

function ThinkingDots() {
  const isAsked = useGame((state) => state.choices.length > 0);
  if (isAsked) return null;
  return (
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
