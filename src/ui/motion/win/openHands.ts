import type { Meld, ScoreSheet, Seat, TileId } from '../../../engine/types';
import type { VisibleEvent } from '../../../engine/view';
import { openGroups } from '../../../store/selectors/openGroups';
import type { OpenGroup } from '../../../store/selectors/openGroups';
import { personAt, placeAfter } from '../../../store/selectors/seats';
import type { Place } from '../../../store/selectors/seats';
import type { GameState, Person } from '../../../store/types';
import type { Shown, Spot } from '../stages';

type WinEvent = Extract<VisibleEvent, { type: 'win' }>;

/** The hand of a winner as it is opened on the table. */
export interface OpenHand {
  readonly seat: Seat;
  readonly place: Place;
  readonly person: Person;
  readonly sheet: ScoreSheet;
  readonly groups: readonly OpenGroup[];
  readonly melds: readonly Meld[];
  /** Won with a tile that was drawn. */
  readonly isDrawn: boolean;
  /** The winning tile, and where it comes from. */
  readonly tile: TileId;
  readonly from: Spot;
}

type State = Shown & Pick<GameState, 'players'>;

/** The hands that ended the deal between two states, in the order in which they were won. None after a draw. */
export function handsOpened(before: State, after: State): OpenHand[] {
  const { view } = after;
  if (before.screen !== 'table' || after.screen !== 'table' || !before.view || !view) return [];
  if (view.phase.type !== 'ended' || before.view.phase.type === 'ended') return [];
  const last = before.seen.at(-1)?.serial ?? 0;
  return after.seen.flatMap(({ event, serial }) =>
    serial > last && event.type === 'win' ? openHand(after, view, event) : [],
  );
}

function openHand(state: State, view: NonNullable<State['view']>, win: WinEvent): OpenHand[] {
  const seat = view.seats[win.seat];
  if (!seat) return [];
  return [
    {
      seat: win.seat,
      place: placeAfter(win.seat - view.seat, view.seats.length),
      person: personAt(state, win.seat),
      sheet: win.sheet,
      groups: openGroups(view, seat.open ?? [], win),
      melds: seat.melds,
      isDrawn: win.by === 'wall',
      tile: win.tile,
      from: win.by === 'wall' ? drawnFrom(state, win) : { at: 'tile', tile: win.tile },
    },
  ];
}

/** The place in the wall that the last tile of the winner came from. */
function drawnFrom({ seen, wall }: State, { seat, tile }: WinEvent): Spot {
  const draw = seen.findLast(({ event }) => event.type === 'draw' && event.seat === seat)?.event;
  if (!wall || draw?.type !== 'draw') return { at: 'tile', tile };
  return { at: 'wall', tile: draw.from === 'front' ? wall.front - 1 : wall.back };
}
