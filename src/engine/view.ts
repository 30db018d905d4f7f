import { kindOf } from './draw';
import { rulesOf } from './knownRules';
import { allowedSheet } from './refusing';
import { tilesLeft } from './source';
import { hasSeat } from './state';
import { KONG_SIZE } from './tiles';
import type {
  Deal,
  DealEvent,
  Discard,
  Drawn,
  Extras,
  Meld,
  Options,
  Pending,
  Phase,
  RuleSetId,
  ScoreSheet,
  Seat,
  SeatBits,
  TileId,
  WinContext,
  Wind,
} from './types';
import { contextOf, takesTile, wayOf } from './winContext';
import type { WinWay } from './winContext';

/** What everybody sees of a seat. `open`: its concealed tiles, where they lie face up. */
export interface PublicSeat {
  readonly handSize: number;
  readonly melds: readonly Meld[];
  readonly bonus: readonly TileId[];
  readonly river: readonly Discard[];
  readonly open: readonly TileId[] | null;
  /** After a false win: it cannot win any more. */
  readonly barred: boolean;
}

/**
 * What one seat may know of a deal: all that a bot, a coach or the table is given. It shares the deal's lists
 * and holds until the deal is advanced.
 */
export interface SeatView {
  readonly rules: RuleSetId;
  readonly options: Options;
  readonly prevailing: Wind;
  readonly carry: Extras;
  readonly seat: Seat;
  readonly turn: Seat;
  readonly phase: Phase;
  /** Tiles that may still be drawn; the dead wall is not counted. */
  readonly wallLeft: number;
  readonly discards: number;
  readonly dealerKong: boolean;
  readonly out: SeatBits;
  readonly hand: readonly TileId[];
  /** Own concealed tiles by playing kind. */
  readonly counts: readonly number[];
  /** The tile this seat drew last, while it is its turn. */
  readonly drawn: Drawn | null;
  readonly called: boolean;
  /** What this seat is asked, or null: whether others are asked does not show. */
  readonly pending: Pick<Pending, 'why' | 'from' | 'tile' | 'kong'> | null;
  readonly seats: readonly PublicSeat[];
  /** Tiles that everybody sees though they lie before nobody. */
  readonly shown: readonly TileId[];
  readonly extras: Extras;
}

/** The view of one seat. The hands of seats that have won lie open, and those that the rules show when the deal is over. */
export function seatView(deal: Deal, seat: Seat): SeatView {
  const rules = rulesOf(deal);
  const own = deal.seats[seat];
  if (!own) throw new Error(`There is no seat ${seat} at this table.`);
  const { pending } = deal;
  const asked = pending && hasSeat(pending.waiting, seat) ? pending : null;
  const over = deal.phase.type === 'ended';
  return {
    rules: deal.rules,
    options: deal.options,
    prevailing: deal.prevailing,
    carry: deal.carry,
    seat,
    turn: deal.turn,
    phase: deal.phase,
    wallLeft: tilesLeft(deal.source) - rules.geometry.deadWall,
    discards: deal.discards,
    dealerKong: deal.dealerKong,
    out: deal.out,
    hand: own.hand,
    counts: own.counts,
    drawn: drawnBy(deal, seat),
    called: deal.called,
    pending: asked && { why: asked.why, from: asked.from, tile: asked.tile, kong: asked.kong },
    seats: deal.seats.map(({ hand, melds, bonus, river, open, barred }, at) => {
      const isOpen = open || hasWon(deal, at) || (over && rules.openAtEnd(deal, at));
      const isHiding = rules.concealedKongs === 'hidden' && at !== seat && !isOpen && !over;
      return {
        handSize: hand.length,
        melds: isHiding
          ? melds.map((meld, place) => (isClosedKong(meld) ? hiddenKong(at, place) : meld))
          : melds,
        bonus,
        river,
        open: isOpen ? hand : null,
        barred,
      };
    }),
    shown: rules.shownTiles(deal.extras),
    extras: rules.visibleExtras(deal, seat),
  };
}

function isClosedKong({ type, concealed }: Meld): boolean {
  return type === 'kong' && concealed;
}

/** Stands for a kong of which others may not know: no tile has such an id, and no other stand-in. */
export function hiddenKong(seat: Seat, place: number): Meld {
  const first = -1 - (seat * MOST_MELDS + place) * KONG_SIZE;
  const tiles = Array.from({ length: KONG_SIZE }, (_, at) => first - at);
  return { type: 'kong', kind: NO_KIND, tiles, concealed: true, from: null, claimed: null, hidden: true };
}

const MOST_MELDS = 8;
const NO_KIND = -1;

function hasWon({ wins }: Deal, seat: Seat): boolean {
  for (let at = 0; at < wins.length; at++) if (wins[at]!.seat === seat) return true;
  return false;
}

/** Before play the dealer alone has drawn, though others lay out bonus tiles in their turn. */
function drawnBy(deal: Deal, seat: Seat): Drawn | null {
  const drawer = deal.phase.type === 'before-play' ? 0 : deal.turn;
  return drawer === seat ? deal.drawn : null;
}

/** An event as this seat may know it: tiles that others drew, exchanged or laid face down are null. */
export type VisibleEvent =
  | DealEvent
  | { readonly type: 'draw'; readonly seat: Seat; readonly tile: null; readonly from: 'front' | 'back' }
  | { readonly type: 'concealed-kong'; readonly seat: Seat; readonly tile: null };

/** The event for this seat's eyes, null when it is not to be shown at all. */
export function visibleEvent(event: DealEvent, seat: Seat): VisibleEvent | null {
  if (event.type === 'draw' && event.seat !== seat) return { ...event, tile: null };
  if (event.type === 'concealed-kong' && event.hidden && event.seat !== seat)
    return { type: event.type, seat: event.seat, tile: null };
  if (event.type === 'exchange' && event.seat !== seat) return null;
  if (event.type === 'note' && !event.public && event.seat !== seat) return null;
  return event;
}

/** The score context of this seat winning like that, from its view alone; `counts` include the winning tile. */
export function viewContext(view: SeatView, way: WinWay, counts: readonly number[]): WinContext {
  const { seat, hand, wallLeft } = view;
  return contextOf({ rules: rulesOf(view), table: view, seat, counts, hand, wallEmpty: wallLeft <= 0 }, way);
}

/** What this seat would score by winning now with the tile it is asked about; null when that is no legal win. */
export function winningSheet(view: SeatView): ScoreSheet | null {
  const { pending } = view;
  const own = view.seats[view.seat]!;
  if (!pending || pending.tile === null || own.barred) return null;
  const rules = rulesOf(view);
  const way = wayOf(pending);
  const counts = view.counts.slice();
  if (takesTile(way)) counts[kindOf(rules, way.tile)] = counts[kindOf(rules, way.tile)]! + 1;
  const context = viewContext(view, way, counts);
  if (way.by === 'bonus-tiles') return rules.score(context);
  return rules.isComplete(counts, own.melds, view.extras) ? allowedSheet(rules, context) : null;
}
