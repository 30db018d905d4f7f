import { isWallEmpty, kindOf, seatState } from './draw';
import type { Rules, Table } from './rules';
import { markedOf } from './tileSet';
import type {
  Discard,
  Drawn,
  Extras,
  Meld,
  MeldShape,
  Pending,
  Seat,
  TileId,
  TileKind,
  WinBy,
  WinContext,
  Wind,
} from './types';

/** How a win is, or would be, declared; `kong`: the kind of kong robbed. */
export interface WinWay {
  readonly by: WinBy;
  readonly from: Seat | null;
  readonly tile: TileId;
  readonly kong: Pending['kong'];
}

/** What of a deal, or of a seat's view of it, bears on a win. `counts` include the winning tile. */
export interface WinFacts {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly prevailing: Wind;
  readonly discards: number;
  readonly dealerKong: boolean;
  readonly drawn: Drawn | null;
  readonly carry: Extras;
  readonly extras: Extras;
  readonly wallEmpty: boolean;
  readonly counts: readonly number[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly TileId[];
  /** Its concealed tiles without one from another seat; what everybody has laid out and discarded. */
  readonly hand: readonly TileId[];
  readonly seats: readonly Laid[];
}

/** What lies open of a seat. */
interface Laid {
  readonly melds: readonly Meld[];
  readonly river: readonly Discard[];
}

const WAYS = {
  turn: 'wall',
  discard: 'discard',
  kong: 'robbed-kong',
  bonus: 'bonus-tiles',
  exchange: 'wall',
  declare: 'wall',
} as const;

/** How a win on what a deal waits for would be declared. */
export function wayOf({ why, from, tile, kong }: Pick<Pending, 'why' | 'from' | 'tile' | 'kong'>): WinWay {
  return { by: WAYS[why], from, tile: tile as TileId, kong };
}

/** A self-drawn win with this tile. */
export function selfDrawn(tile: TileId): WinWay {
  return { by: 'wall', from: null, tile, kong: null };
}

/** A win with the bonus tile laid out last; `from`: by another seat. */
export function byBonusTiles(tile: TileId, from: Seat | null = null): WinWay {
  return { by: 'bonus-tiles', from, tile, kong: null };
}

/** Whether the winning tile comes from another seat. */
export function takesTile({ by }: WinWay): boolean {
  return by === 'discard' || by === 'robbed-kong';
}

/** All that scoring may ask about a seat winning like this. */
export function contextOf(facts: WinFacts, way: WinWay): WinContext {
  const drawn = way.by === 'wall' ? facts.drawn : null;
  return {
    seat: facts.seat,
    round: facts.prevailing,
    by: way.by,
    from: way.from,
    counts: facts.counts,
    melds: facts.melds,
    bonus: facts.bonus.map((tile) => kindOf(facts.rules, tile)),
    tile: way.by === 'bonus-tiles' ? null : kindOf(facts.rules, way.tile),
    marked: markedIn(facts, way),
    kong: way.kong,
    lastTile: way.by !== 'bonus-tiles' && facts.wallEmpty,
    kongs: drawn ? drawn.kongs : 0,
    end: drawn && drawn.from,
    firstGo: isFirstGo(facts),
    firstDraw: way.by === 'wall' && facts.seat === 0 && facts.discards === 0 && !facts.dealerKong,
    firstDiscard: way.by === 'discard' && facts.discards === 1 && !facts.dealerKong,
    carry: facts.carry,
    extras: facts.extras,
  };
}

const NONE: readonly TileKind[] = [];

function markedIn({ rules, hand, melds }: WinFacts, way: WinWay): readonly TileKind[] {
  if (!rules.tiles.isMixed) return NONE;
  const taken = takesTile(way) ? [way.tile] : [];
  return markedOf(rules.tiles, [...hand, ...melds.flatMap(({ tiles }) => tiles), ...taken]);
}

function isFirstGo({ seats, seat }: WinFacts): boolean {
  for (let at = 0; at < seats.length; at++) if (seats[at]!.melds.length > 0) return false;
  return seats[seat]!.river.length === 0;
}

/** Asks about this seat winning like this, with a tile from another seat counted into its hand meanwhile. */
export function askWin<T>(
  table: Table,
  asked: { readonly seat: Seat; readonly way: WinWay },
  ask: (context: WinContext) => T,
): T {
  const { seat, way } = asked;
  const context = winContext(table, seat, way);
  if (!takesTile(way)) return ask(context);
  return withTile(seatState(table.deal, seat).counts, kindOf(table.rules, way.tile), () => ask(context));
}

/** The context of a seat's win from a deal; a tile from another seat is not yet in `counts`. */
export function winContext({ rules, deal }: Table, seat: Seat, way: WinWay): WinContext {
  const { counts, melds, bonus, hand } = seatState(deal, seat);
  const { prevailing, discards, dealerKong, drawn, carry, extras, seats } = deal;
  const wallEmpty = isWallEmpty(rules, deal);
  const own = { seat, counts, melds, bonus, hand };
  const facts = { ...own, rules, prevailing, discards, dealerKong, drawn, carry, extras, seats, wallEmpty };
  return contextOf(facts, way);
}

function withTile<T>(counts: number[], kind: TileKind, ask: () => T): T {
  const held = counts[kind]!;
  counts[kind] = held + 1;
  try {
    return ask();
  } finally {
    counts[kind] = held;
  }
}

/** The context of a deal's own win as a calculator sees it: nobody knows who fed which meld. */
export function withoutFeeders(context: WinContext): WinContext {
  const melds = context.melds.map(({ type, kind, concealed, faces }): MeldShape => ({
    type,
    kind,
    concealed,
    from: null,
    ...(faces ? { faces } : {}),
  }));
  return { ...context, melds };
}
