import { isWallEmpty, kindOf, seatState } from './draw';
import type { Rules, Table } from './rules';
import { countsInRiver } from './rivers';
import { markedOf } from './tileSet';
import { PONG_SIZE } from './tiles';
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

/** What bears on a win of this seat. `counts` include the winning tile, `hand` only the seat's own. */
export interface WinFacts {
  readonly rules: Rules;
  readonly table: OpenTable;
  readonly seat: Seat;
  readonly counts: readonly number[];
  readonly hand: readonly TileId[];
  readonly wallEmpty: boolean;
}

/** What a deal, and a seat's view of it, say alike. */
interface OpenTable {
  readonly prevailing: Wind;
  readonly discards: number;
  readonly dealerKong: boolean;
  readonly drawn: Drawn | null;
  readonly carry: Extras;
  readonly extras: Extras;
  readonly seats: readonly Laid[];
}

/** What lies open of a seat. */
interface Laid {
  readonly melds: readonly Meld[];
  readonly bonus: readonly TileId[];
  readonly river: readonly Discard[];
}

/** How a win on what a deal waits for would be declared. */
export function wayOf({ why, from, tile, kong }: Pick<Pending, 'why' | 'from' | 'tile' | 'kong'>): WinWay {
  return { by: winBy(why), from, tile: tile as TileId, kong };
}

function winBy(why: Pending['why']): WinBy {
  if (why === 'discard') return 'discard';
  if (why === 'kong') return 'robbed-kong';
  return why === 'bonus' ? 'bonus-tiles' : 'wall';
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
  const { rules, table, seat } = facts;
  const { by, from } = way;
  const { bonus, river } = table.seats[seat]!;
  const { counts, melds } = heldTiles(facts, way);
  const { discards, dealerKong } = table;
  const drawn = by === 'wall' ? table.drawn : null;
  return {
    seat,
    round: table.prevailing,
    by,
    from,
    counts,
    melds,
    bonus: bonus.map((tile) => kindOf(rules, tile)),
    tile: by === 'bonus-tiles' ? null : kindOf(rules, way.tile),
    marked: markedIn(facts, way),
    kong: way.kong,
    lastTile: by !== 'bonus-tiles' && facts.wallEmpty,
    kongs: drawn ? drawn.kongs : 0,
    forBonus: drawn !== null && drawn.bonus,
    othersOpen: by === 'bonus-tiles' ? 0 : othersOpen(facts, way.tile),
    end: drawn && drawn.from,
    firstGo: isFirstGo(facts),
    firstDraw: by === 'wall' && seat === 0 && discards === 0 && !dealerKong,
    firstDiscard: by === 'discard' && discards === 1 && !dealerKong,
    river: river.map(({ tile }) => kindOf(rules, tile)),
    carry: table.carry,
    extras: table.extras,
  };
}

/** How many other tiles of this one's kind everybody sees; a claimed discard lies in a meld alone. */
function othersOpen({ rules, table: { seats, extras } }: WinFacts, tile: TileId): number {
  const { kinds } = rules.tiles;
  const kind = kinds[tile]!;
  let open = 0;
  const look = (other: TileId): void => void (open += other !== tile && kinds[other] === kind ? 1 : 0);
  for (const { melds, river } of seats) {
    for (const { tiles, concealed } of melds) if (!concealed) tiles.forEach(look);
    for (const discard of river) if (countsInRiver(seats, discard)) look(discard.tile);
  }
  rules.shownTiles(extras).forEach(look);
  return open;
}

/** The concealed pong that holds the tile drawn last: for a win it is taken back into the hand. Source: `rule-sets/classical/RULES.md#concealed-pong`. */
export function pongWithDrawn(rules: Rules, melds: readonly Meld[], { by, tile }: WinWay): Meld | undefined {
  if (by !== 'wall' || !rules.layOuts.closed.includes(PONG_SIZE)) return undefined;
  return melds.find(({ type, concealed, tiles }) => type === 'pong' && concealed && tiles.includes(tile));
}

function heldTiles(
  { rules, table, seat, counts }: WinFacts,
  way: WinWay,
): Pick<WinContext, 'counts' | 'melds'> {
  const { melds } = table.seats[seat]!;
  const pong = pongWithDrawn(rules, melds, way);
  if (!pong) return { counts, melds };
  const held = counts.slice();
  held[pong.kind]! += pong.tiles.length;
  return { counts: held, melds: melds.filter((meld) => meld !== pong) };
}

const NONE: readonly TileKind[] = [];

function markedIn({ rules, table, seat, hand }: WinFacts, way: WinWay): readonly TileKind[] {
  if (!rules.tiles.isMixed) return NONE;
  const laidOut = table.seats[seat]!.melds.flatMap(({ tiles }) => tiles);
  const taken = takesTile(way) ? [way.tile] : [];
  return markedOf(rules.tiles, [...hand, ...laidOut, ...taken]);
}

function isFirstGo({ table, seat }: WinFacts): boolean {
  const { seats } = table;
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
  const { counts, hand } = seatState(deal, seat);
  return contextOf({ rules, table: deal, seat, counts, hand, wallEmpty: isWallEmpty(rules, deal) }, way);
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
