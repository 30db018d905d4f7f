import { rulesOf } from '../../engine/knownRules';
import { addedKong, concealedKong } from '../../engine/melds';
import type { Action, Deal, DealEvent, Meld, TileId, TileKind } from '../../engine/types';
import { hiddenKong } from '../../engine/view';
import type { PublicSeat, SeatView } from '../../engine/view';
import type { Session } from './session';

/** One picture of the table: what is shown now, and what happened since the last. */
export interface Frame {
  readonly session: Session;
  readonly view: SeatView;
  readonly choices: readonly Action[];
  /** The choice that is about to be made for the human. */
  readonly automatic: Action | null;
  /** The deal whose wall is shown. During a pause it is the deal before the next draw. */
  readonly wallOf: Deal;
  readonly events: readonly DealEvent[];
  readonly secondsLeft: number | null;
  /** The events were skipped to come to this. */
  readonly isSkipped: boolean;
  /** The player's discard can be taken back: nobody has answered it. */
  readonly mayTakeBack: boolean;
}

export type PausingEvent = Extract<DealEvent, { type: 'discard' | 'concealed-kong' | 'added-kong' }>;

/** Whether the table pauses on this event before anything that follows it is shown. */
export function isPausing(event: DealEvent): event is PausingEvent {
  return ['discard', 'concealed-kong', 'added-kong'].includes(event.type);
}

/**
 * The view during the pause after a discard or a declared kong: before the next draw, which the engine has
 * already made. It is made from the view before, so it shows nothing that a claim would not show.
 */
export function viewAfter(view: SeatView, event: PausingEvent): SeatView {
  const moved = event.type === 'concealed-kong' ? fourOf(view, event) : [event.tile];
  const mine = event.seat === view.seat;
  const seats = view.seats.map((seat, at) => (at === event.seat ? seatAfter(view, seat, event) : seat));
  const counts = view.counts.slice();
  if (mine) for (const tile of moved) lower(counts, kindsIn(view)[tile]);
  return {
    ...view,
    seats,
    counts,
    hand: mine ? view.hand.filter((tile) => !moved.includes(tile)) : view.hand,
    drawn: null,
    pending: null,
    discards: view.discards + (event.type === 'discard' ? 1 : 0),
  };
}

function seatAfter(view: SeatView, seat: PublicSeat, event: PausingEvent): PublicSeat {
  switch (event.type) {
    case 'discard': {
      const { tile, drawn } = event;
      const river = [...seat.river, { tile, drawn, claimedBy: null }];
      return { ...seat, handSize: seat.handSize - 1, river, open: without(seat.open, [tile]) };
    }
    case 'concealed-kong': {
      const tiles = fourOf(view, event);
      const isHidden = event.hidden && event.seat !== view.seat && !seat.open;
      const kong = isHidden ? hiddenKong(event.seat, seat.melds.length) : concealedKong(rulesOf(view), tiles);
      const melds = [...seat.melds, kong];
      return { ...seat, handSize: seat.handSize - tiles.length, melds, open: without(seat.open, tiles) };
    }
    case 'added-kong': {
      const melds = seat.melds.map((meld) => withAdded(view, meld, event.tile));
      return { ...seat, handSize: seat.handSize - 1, melds, open: without(seat.open, [event.tile]) };
    }
  }
}

/** What each tile is in a hand: a red five is a five. */
function kindsIn(view: SeatView): readonly TileKind[] {
  return rulesOf(view).tiles.kinds;
}

function fourOf(view: SeatView, { tile }: PausingEvent): TileId[] {
  const kinds = kindsIn(view);
  return kinds.flatMap((kind, id) => (kind === kinds[tile] ? [id] : []));
}

function withAdded(view: SeatView, meld: Meld, tile: TileId): Meld {
  if (meld.type !== 'pong' || meld.kind !== kindsIn(view)[tile]) return meld;
  return addedKong(rulesOf(view), meld, tile);
}

function without(open: readonly TileId[] | null, gone: readonly TileId[]): readonly TileId[] | null {
  return open && open.filter((tile) => !gone.includes(tile));
}

function lower(counts: number[], kind: number | undefined): void {
  if (kind !== undefined && counts[kind]) counts[kind]--;
}
