import { isWithin } from '../../engine/exchange';
import type { Action, ExchangeAction, Seat, TileId, TileKind } from '../../engine/types';
import type { SeenEvent } from '../types';

export { leavesChoice } from '../../engine/exchange';

/** An exchange for which the player has chosen some tiles so far. */
export interface OpenExchange {
  /** In the order in which they were chosen. */
  readonly tiles: readonly TileId[];
  /** The most tiles it can become. */
  readonly most: number;
  /** How many more it needs at least; none when `action` can be made. */
  readonly missing: number;
  readonly action: ExchangeAction | null;
  /** The order in which they are chosen matters. */
  readonly ordered: boolean;
}

type Kinds = readonly TileKind[];

const NO_TILES: readonly TileId[] = [];

export function exchangesIn(choices: readonly Action[]): readonly ExchangeAction[] {
  return choices.filter((choice) => choice.type === 'exchange');
}

/** The fewest and the most tiles that may be exchanged. */
export function sizesOf(offers: readonly ExchangeAction[]): {
  readonly least: number;
  readonly most: number;
} {
  const ends = offers.flatMap(({ tiles, offer }) => (offer ? [offer.least, offer.most] : [tiles.length]));
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

/** What the chosen tiles come to among the exchanges on offer. Equal tiles stand for each other. */
export function openExchange(
  offers: readonly ExchangeAction[],
  tiles: readonly TileId[],
  kinds: Kinds,
): OpenExchange {
  const sizes = offers
    .filter((offer) => fits(offer, tiles, kinds))
    .flatMap(({ tiles: whole, offer }) => (offer ? [offer.least, offer.most] : [whole.length]))
    .map((size) => size - tiles.length);
  const action = exchangeOf(offers, tiles, kinds);
  return {
    tiles,
    most: tiles.length + Math.max(0, ...sizes),
    missing: action ? 0 : Math.max(1, Math.min(...sizes)),
    action,
    ordered: offers.some(({ offer }) => offer?.ordered),
  };
}

/** The tiles that came to a seat in the last exchange, until it gives again or discards. */
export function receivedTiles(seen: readonly SeenEvent[], seat: Seat): readonly TileId[] {
  const last = seen.findLast(
    ({ event }) => (event.type === 'exchange' || event.type === 'discard') && event.seat === seat,
  )?.event;
  return last?.type === 'exchange' ? last.got : NO_TILES;
}

/** Whether some exchange on offer has these tiles among its own. */
export function fitsExchange(
  offers: readonly ExchangeAction[],
  tiles: readonly TileId[],
  kinds: Kinds,
): boolean {
  return offers.some((offer) => fits(offer, tiles, kinds));
}

/** The chosen tiles after one is touched: put back if it was chosen, else added in place of the oldest that it does not go with. */
export function withTouched(
  offers: readonly ExchangeAction[],
  { tiles, touched }: { readonly tiles: readonly TileId[]; readonly touched: TileId },
  kinds: Kinds,
): readonly TileId[] {
  if (tiles.includes(touched)) return tiles.filter((tile) => tile !== touched);
  for (let from = 0; from <= tiles.length; from++) {
    const next = [...tiles.slice(from), touched];
    if (fitsExchange(offers, next, kinds)) return next;
  }
  return tiles;
}

/** The exchange of exactly these tiles, in this order where the order is offered. */
function exchangeOf(
  offers: readonly ExchangeAction[],
  tiles: readonly TileId[],
  kinds: Kinds,
): ExchangeAction | null {
  const open = offers.find(({ offer }) => offer && isWithin(offer, tiles));
  if (open) return { type: 'exchange', seat: open.seat, tiles };
  const same = offers.filter(
    (offer) => !offer.offer && offer.tiles.length === tiles.length && holds(offer.tiles, tiles, kinds),
  );
  return (
    same.find((offer) => offer.tiles.every((tile, at) => kinds[tile] === kinds[tiles[at] ?? -1])) ??
    same[0] ??
    null
  );
}

/** Whether these tiles may be among those of an exchange. */
function fits({ tiles: whole, offer }: ExchangeAction, tiles: readonly TileId[], kinds: Kinds): boolean {
  return offer ? isWithin({ ...offer, least: 0 }, tiles) : holds(whole, tiles, kinds);
}

function holds(all: readonly TileId[], some: readonly TileId[], kinds: Kinds): boolean {
  const left = all.map((tile) => kinds[tile]);
  return some.every((tile) => {
    const at = left.indexOf(kinds[tile]);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
