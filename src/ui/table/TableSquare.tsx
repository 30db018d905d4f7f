import { Suspense } from 'react';
import type { CSSProperties } from 'react';
import { isDeadFaceDown } from '../../store/facts/marks';
import type { SeatInfo } from '../../store/facts/seats';
import { useGame } from '../context';
import { Wall } from '../lateParts';
import { CentrePlate } from './CentrePlate';
import { isCrowded, raisedMelds, useHandShape, useLayout } from './layout';
import { River } from './River';
import { tableSteps } from './steps';

interface SeatsProps {
  readonly seats: readonly SeatInfo[];
}

/** The middle of the table: the wall where it is drawn, the centre plate and the rivers. */
export function TableSquare({ seats }: SeatsProps) {
  const last = useGame((state) => state.lastDiscard);
  const isDown = useGame(({ match }) => match !== null && isDeadFaceDown(match.rules));
  const layout = useLayout();
  return (
    <div className="square">
      <Suspense>{layout === 'desktop' && <Wall />}</Suspense>
      <CentrePlate seats={seats} />
      {seats.map(({ place, person, shown: { river } }) => (
        <River
          key={place}
          place={place}
          person={person}
          river={river}
          last={river.at(-1)?.tile === last ? last : null}
          isDown={isDown}
        />
      ))}
    </div>
  );
}

interface HandStyle extends CSSProperties {
  /** Of a hand without melds that has just drawn. */
  readonly '--hand-places': number;
  readonly '--hand-columns': number;
}

/** What the style sheets know the table by: its sizes, and which counts have been reached. The own seat comes first. */
export function useTableShape(seats: readonly SeatInfo[]) {
  const [own, ...others] = seats;
  const last = useGame((state) => state.lastDiscard);
  const { isLong, places, columns } = useHandShape();
  const melds = own?.shown.melds.length ?? 0;
  const style: HandStyle = { '--hand-places': places, '--hand-columns': columns };
  return {
    'data-seats': seats.length,
    'data-long': isLong,
    'data-crowded': isCrowded(others),
    'data-own-melds': melds,
    'data-raised': raisedMelds({ isLong }, melds),
    ...tableSteps(seats, last),
    style,
  };
}
