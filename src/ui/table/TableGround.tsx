import { useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { dearKinds, isDeadFaceDown } from '../../store/selectors/marks';
import type { TileKind } from '../../engine/types';
import { DearContext } from '../tile/Tile';
import { useGameParts } from './sameParts';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame, useSettings, useText } from '../context';
import { lateComponent } from '../lateComponent';
import { RenderStep } from '../live/RenderStep';
import { CentrePlate } from './CentrePlate';
import { isCrowded, PanelContext, raisedMelds, useHandShape, useRiverRows } from './layout';
import type { RiverRows } from './layout';
import { OwnSeat } from './OwnSeat';
import { River } from './River';
import { isEarly, riverShape, riversStyle } from './rivers';
import type { RiversAt } from './rivers';
import { useIsScreen, useLayout } from './screen';
import { Seat } from './Seat';
import { lyingIn } from './steps';
import { meldsInRow } from './widths';
import { useSeats } from './useTableControls';

/** Only large screens draw it. */
export const Wall = lateComponent(async () => (await import('./Wall')).Wall, true);

interface GroundProps extends ComponentProps<'main'> {
  /** A tile was just drawn, and stands apart in the own hand. */
  readonly hasDrawn: boolean;
  readonly renderHand: (own: SeatInfo) => ReactNode;
  /** Nothing is folded or told by words, also on a small phone. */
  readonly whole?: boolean;
}

/** The table with all that lies on it. One order of elements; each layout places them with CSS. `children` come last. */
export function TableGround({ hasDrawn, renderHand, whole = false, children, ...rest }: GroundProps) {
  const seats = useSeats();
  const [own, ...others] = seats;
  const fitting = useRiverRows(seats);
  const rows = whole ? null : fitting;
  const at = useRiversAt(seats, rows !== null);
  const shape = useTableShape(seats, rows, at);
  const { name } = useText().table;
  const dear = useDear();
  if (!own) return null;
  return (
    <DearContext value={dear}>
      <main className="table" aria-label={name} {...shape} {...rest}>
        <RenderStep after={1}>
          <Square seats={seats} rows={rows} at={at} />
        </RenderStep>
        <RenderStep after={2}>
          {others.map((info) => (
            <Seat key={info.place} info={info} />
          ))}
        </RenderStep>
        <RenderStep after={3}>
          <OwnSeat info={own} hasDrawn={hasDrawn}>
            {renderHand(own)}
          </OwnSeat>
          {children}
        </RenderStep>
      </main>
    </DearContext>
  );
}

/** None where the settings do not want them marked. */
function useDear(): readonly TileKind[] {
  const isOn = useSettings((settings) => settings.markDear);
  const dear = useGameParts(({ view }) => (view ? dearKinds(view) : NO_KINDS));
  return isOn ? dear : NO_KINDS;
}

const NO_KINDS: readonly TileKind[] = [];

interface SquareProps {
  readonly seats: readonly SeatInfo[];
  readonly rows: RiverRows | null;
  readonly at: RiversAt;
}

/** The middle of the table: the wall where it is drawn, the centre plate and the rivers. */
function Square({ seats, rows, at }: SquareProps) {
  const last = useGame((state) => state.lastDiscard);
  const isDown = useGame(({ match }) => match !== null && isDeadFaceDown(match.rules));
  const layout = useLayout();
  return (
    <div className="square">
      {layout === 'desktop' && <Wall />}
      <CentrePlate seats={seats} />
      {seats.map(({ place, person, shown: { river } }) => (
        <River
          key={place}
          place={place}
          person={person}
          river={river}
          last={river.at(-1)?.tile === last ? last : null}
          isDown={isDown}
          fits={rows && rows[place]}
          {...riverShape(place, at)}
        />
      ))}
    </div>
  );
}

function useRiversAt(seats: readonly SeatInfo[], isFolding: boolean): RiversAt {
  const last = useGame((state) => state.lastDiscard);
  const taken = useSettings((settings) => settings.showTaken);
  const lengths = seats.map(({ place, shown }) => [place, lyingIn(shown.river, last, taken).length] as const);
  return {
    lengths: Object.fromEntries<number>(lengths),
    thrown: seats[0]?.shown.river.length ?? 0,
    is: useIsScreen(),
    isBesidePanel: useContext(PanelContext),
    isFolding,
  };
}

/** What the style sheets know the table by: its sizes, and which counts have been reached. The own seat comes first. */
function useTableShape(seats: readonly SeatInfo[], rows: RiverRows | null, at: RiversAt) {
  const [own, ...others] = seats;
  const { isLong, places, columns } = useHandShape();
  const melds = own?.shown.melds.length ?? 0;
  const style = {
    // Of a hand without melds that has just drawn.
    '--hand-places': places,
    '--hand-columns': columns,
    // On a small phone: the lines of the others' melds, and those that fit into the rivers in the middle.
    '--meld-rows': rows?.melds,
    '--fit-own': rows?.self,
    '--fit-across': rows?.across,
    ...riversStyle(at),
  };
  const sides = others.filter(({ place }) => place !== 'across');
  return {
    'data-seats': seats.length,
    'data-fits': rows !== null,
    'data-long': isLong,
    'data-crowded': isCrowded(others),
    'data-own-melds': own ? meldsInRow(own.shown.melds) : 0,
    'data-raised': raisedMelds({ isLong }, melds),
    'data-early': isEarly(at),
    'data-columns': riverShape('left', at).perRow,
    // The most melds of a seat at the sides.
    'data-side-melds': Math.max(0, ...sides.map(({ shown }) => shown.melds.length)),
    style,
  };
}
