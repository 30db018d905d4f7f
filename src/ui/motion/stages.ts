import type { Meld, Seat, TileId } from '../../engine/types';
import type { SeatView, VisibleEvent } from '../../engine/view';
import { passesOf } from '../../store/selectors/marks';
import type { Passes } from '../../store/selectors/marks';
import type { GameState } from '../../store/types';

/** The part of the state that the table shows. */
export type Shown = Pick<
  GameState,
  'screen' | 'match' | 'view' | 'wall' | 'humanSeat' | 'seen' | 'skippedFrom'
>;

/**
 * Where a tile is: by its id, among another seat's concealed tiles, or in the wall by its place in drawing
 * order.
 */
export type Spot =
  | { readonly at: 'tile'; readonly tile: TileId }
  | {
      readonly at: 'seat';
      readonly seat: Seat;
      readonly slot: 'last' | 'middle' | number;
      /** Its place in a packet, from the middle of that: where the concealed tiles are not drawn, its tiles lie side by side. */
      readonly inPacket?: number;
    }
  | { readonly at: 'wall'; readonly tile: number };

/** The way of one tile, from where it was to where it is now. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** It was claimed: a line shows its way. */
  readonly isClaimed?: true;
}

/** What moves at the same time. */
export interface Stage {
  readonly time: 'move' | 'fly';
  readonly flights: readonly Flight[];
}

/** More tiles than one turn can move. Then it is another table than the one shown before. */
const MOST_EVENTS = 16;

/** What has to move between two states, stage by stage. Empty if a table was only opened. */
export function stagesBetween(before: Shown, after: Shown): readonly Stage[] {
  const { view } = after;
  if (!before.view || !view || before.screen !== 'table' || after.screen !== 'table') return [];
  const events = eventsBetween(before, after);
  if (after.skippedFrom !== null || dealOf(before) !== dealOf(after) || events.length > MOST_EVENTS)
    return [];
  const wall = new WallEnds(before);
  const passes = passesOf(before.view);
  return events.flatMap((event, at) => stageOf(event, { view, wall, passes, next: events[at + 1] }) ?? []);
}

function eventsBetween(before: Shown, after: Shown): VisibleEvent[] {
  const last = before.seen.at(-1)?.serial ?? 0;
  return after.seen.filter(({ serial }) => serial > last).map(({ event }) => event);
}

/** Whether a hand has just been dealt. */
export function isNewDeal(before: Shown, after: Shown): boolean {
  const isShown = after.screen === 'table' && after.view !== null && after.view.discards === 0;
  return isShown && dealOf(before) !== dealOf(after);
}

function dealOf({ match }: Shown): string {
  return match ? `${match.bits} ${match.text} ${match.dealt}` : '';
}

/** Seats whose concealed tiles have come to lie open. */
export function openedBetween(before: Shown, after: Shown): Seat[] {
  const { view } = after;
  if (!view || before.screen !== 'table' || after.screen !== 'table') return [];
  return view.seats.flatMap(({ open }, seat) =>
    open && before.view?.seats[seat]?.open === null ? seat : [],
  );
}

/** Who has won, where with that the hand is over. */
export function wonBetween(before: Shown, after: Shown): Seat[] {
  if (after.view?.phase.type !== 'ended') return [];
  return eventsBetween(before, after).flatMap((event) => (event.type === 'win' ? event.seat : []));
}

/** Counts the tiles that leave the wall at either end. */
class WallEnds {
  private front: number;
  private back: number;
  /** The tile just drawn that is laid out at once: it flies from the wall to its row. */
  laid: Spot | null = null;

  constructor({ wall }: Shown) {
    this.front = wall?.front ?? 0;
    this.back = wall?.back ?? 0;
  }

  take(from: 'front' | 'back'): Spot {
    return { at: 'wall', tile: from === 'front' ? this.front++ : --this.back };
  }
}

interface Moment {
  readonly view: SeatView;
  readonly wall: WallEnds;
  /** How tiles went round, as the player was asked. */
  readonly passes: Passes | null;
  readonly next: VisibleEvent | undefined;
}

function stageOf(event: VisibleEvent, moment: Moment): Stage | null {
  const { view, wall } = moment;
  switch (event.type) {
    case 'draw':
      return drawStage(event, moment);
    case 'bonus': {
      const from = wall.laid ?? heldSpot(view, event.seat, event.tile);
      wall.laid = null;
      return { time: 'move', flights: [{ from, to: tileSpot(event.tile) }] };
    }
    case 'discard':
      return { time: 'move', flights: [fromHand(view, event.seat, event.tile)] };
    case 'chow':
    case 'pong':
    case 'kong':
    case 'group':
      return {
        time: 'fly',
        flights: [
          ...event.own.map((tile) => fromHand(view, event.seat, tile)),
          { from: tileSpot(event.tile), to: tileSpot(event.tile), isClaimed: true },
        ],
      };
    case 'concealed-kong':
    case 'added-kong': {
      const tiles = event.type === 'added-kong' ? [event.tile] : meldOf(view, event.seat, event.tile);
      return { time: 'fly', flights: tiles.map((tile) => fromHand(view, event.seat, tile)) };
    }
    case 'declare':
      return declareStage(event, view);
    case 'exchange':
      return moment.passes && passStage(event, moment.passes);
    case 'note':
      return event.from === undefined
        ? null
        : { time: 'fly', flights: event.tiles.map((tile) => ({ from: tileSpot(tile), to: tileSpot(tile) })) };
    default:
      return null;
  }
}

/** Tiles that are laid out, or one that changes places with another. */
function declareStage(
  { seat, tile, target, lays }: Extract<VisibleEvent, { type: 'declare' }>,
  view: SeatView,
): Stage | null {
  if (lays) return { time: 'fly', flights: lays.map((each) => fromHand(view, seat, each)) };
  const taken = target?.tile ?? null;
  if (tile === null || taken === null) return null;
  const to: Spot = seat === view.seat ? tileSpot(taken) : { at: 'seat', seat, slot: 'last' };
  return { time: 'fly', flights: [fromHand(view, seat, tile), { from: tileSpot(taken), to }] };
}

/** Among concealed tiles: where a packet leaves and comes. */
const PACKET_SLOT = 6;

function inPacketAt(seat: Seat, place: number): Spot {
  const inPacket = place - 1;
  return { at: 'seat', seat, slot: PACKET_SLOT + inPacket, inPacket };
}

/** All packets move at once: the own tiles to whom they go, those that came from whom they came, and those of the others. */
function passStage(
  { seat, gave, got }: Extract<VisibleEvent, { type: 'exchange' }>,
  { to, packet }: Passes,
): Stage {
  const giver = to.indexOf(seat);
  const others = to.flatMap((receiver, from): Flight[] => {
    if (from === seat || receiver === seat) return [];
    return Array.from({ length: packet ?? 0 }, (_, place) => ({
      from: inPacketAt(from, place),
      to: inPacketAt(receiver, place),
    }));
  });
  const own = gave.map((tile, place) => ({ from: tileSpot(tile), to: inPacketAt(to[seat] ?? seat, place) }));
  const come = got.map((tile, place) => ({ from: inPacketAt(giver, place), to: tileSpot(tile) }));
  return { time: 'fly', flights: [...others, ...own, ...come] };
}

function drawStage(
  event: Extract<VisibleEvent, { type: 'draw' }>,
  { view, wall, next }: Moment,
): Stage | null {
  const { seat, tile } = event;
  const from = wall.take(event.from);
  if (next?.type === 'bonus' && next.seat === seat) {
    wall.laid = from;
    return null;
  }
  const to: Spot = seat === view.seat && tile !== null ? tileSpot(tile) : { at: 'seat', seat, slot: 'last' };
  return { time: 'move', flights: [{ from, to }] };
}

function tileSpot(tile: TileId): Spot {
  return { at: 'tile', tile };
}

function fromHand(view: SeatView, seat: Seat, tile: TileId): Flight {
  return { from: heldSpot(view, seat, tile), to: tileSpot(tile) };
}

/** Others hold their tiles unseen: what they drew last is at the end, the rest leaves from the middle. */
function heldSpot(view: SeatView, seat: Seat, tile: TileId): Spot {
  if (seat === view.seat) return tileSpot(tile);
  const lying = view.seats[seat]?.river.find((discard) => discard.tile === tile);
  return { at: 'seat', seat, slot: lying?.drawn ? 'last' : 'middle' };
}

/** The meld with this tile; without one, the last that lies face down. */
function meldOf(view: SeatView, seat: Seat, tile: TileId | null): readonly TileId[] {
  const isIt = ({ tiles, hidden }: Meld) => (tile === null ? hidden === true : tiles.includes(tile));
  return view.seats[seat]?.melds.findLast(isIt)?.tiles ?? [];
}
