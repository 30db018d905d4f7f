import { hasSeat } from '../../engine/state';
import type { Seat, TileKind } from '../../engine/types';
import type { SeatView, VisibleEvent } from '../../engine/view';
import type { GameState, SeenEvent } from '../types';
import { kindsOf } from './tiles';

type WinEvent = Extract<VisibleEvent, { type: 'win' }>;

/** A win after which the others play on. */
export interface EarlyWin {
  readonly serial: number;
  /** The first to win is 1. */
  readonly place: number;
  readonly win: WinEvent;
}

const NONE: readonly EarlyWin[] = [];

/** The wins of a hand that is still played, in order. */
export function earlyWins({ view, seen }: Pick<GameState, 'view' | 'seen'>): readonly EarlyWin[] {
  if (view?.phase.type !== 'play' || view.out === 0) return NONE;
  const wins = seen.flatMap(({ event, serial }) => (event.type === 'win' ? { win: event, serial } : []));
  return wins.map((win, at) => ({ ...win, place: at + 1 }));
}

/** The win that the player has not answered yet with a tile of their own, or the player's own. */
export function freshWin(state: Pick<GameState, 'view' | 'seen' | 'humanSeat'>): EarlyWin | null {
  const wins = earlyWins(state);
  const own = wins.find(({ win }) => win.seat === state.humanSeat);
  return own ?? wins.findLast(({ serial }) => serial > lastOwn(state)) ?? null;
}

function lastOwn({
  seen,
  humanSeat,
}: {
  readonly seen: readonly SeenEvent[];
  readonly humanSeat: Seat;
}): number {
  return seen.findLast(({ event }) => event.type === 'discard' && event.seat === humanSeat)?.serial ?? 0;
}

/** How many seats still play. */
export function seatsInPlay({ seats, out }: SeatView): number {
  return seats.filter((_, seat) => !hasSeat(out, seat)).length;
}

/** Whether this seat plays no further while others do. */
export function isOut(view: SeatView | null, seat: Seat): boolean {
  return view?.phase.type === 'play' && hasSeat(view.out, seat);
}

/** The concealed tiles of a winner by kind, the winning tile among them. */
export function wonTiles(view: SeatView, { context, tile, by }: WinEvent): TileKind[] {
  const kinds = context.counts.flatMap((count, kind) => Array<TileKind>(count).fill(kind));
  const won = kindsOf(view)[tile];
  const at = by === 'bonus-tiles' || won === undefined ? -1 : kinds.indexOf(won);
  return at < 0 ? kinds : [...kinds.toSpliced(at, 1), ...kinds.slice(at, at + 1)];
}
