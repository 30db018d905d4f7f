import type { MeldShape, Rules, WinContext } from './rules';
import { isWallEmpty } from './draw';
import type { Deal, Drawn, Extras, Meld, Seat, TileId, TileKind, Wind, WinBy } from './types';

/** How a win is, or would be, declared. */
export interface WinWay {
  readonly by: WinBy;
  readonly from: Seat | null;
  readonly tile: TileId;
}

/** What of a deal, or of a seat's view of it, bears on a win. */
export interface WinFacts {
  readonly prevailing: Wind;
  readonly discards: number;
  readonly dealerKong: boolean;
  readonly drawn: Drawn | null;
  readonly extras: Extras;
  readonly wallEmpty: boolean;
  readonly counts: readonly number[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly TileId[];
}

/**
 * All that scoring may ask about this seat winning like this. `facts.counts` must include the winning tile
 * (see `withTile` for one that comes from another seat).
 */
export function contextOf(rules: Rules, facts: WinFacts, seat: Seat, way: WinWay): WinContext {
  const kinds = rules.geometry.tiles;
  const drawn = way.by === 'wall' ? facts.drawn : null;
  return {
    seat,
    round: facts.prevailing,
    by: way.by,
    from: way.from,
    counts: facts.counts,
    melds: facts.melds,
    bonus: facts.bonus.map((tile) => kinds[tile] as TileKind),
    tile: way.by === 'bonus-tiles' ? null : (kinds[way.tile] as TileKind),
    lastTile: way.by !== 'bonus-tiles' && facts.wallEmpty,
    kongs: drawn ? drawn.kongs : 0,
    end: drawn && drawn.from,
    firstDraw: way.by === 'wall' && seat === 0 && facts.discards === 0 && !facts.dealerKong,
    firstDiscard: way.by === 'discard' && facts.discards === 1 && !facts.dealerKong,
    extras: facts.extras,
  };
}

/** The same from a deal. */
export function winContext(rules: Rules, deal: Deal, seat: Seat, way: WinWay): WinContext {
  const state = deal.seats[seat];
  if (!state) throw new Error(`There is no seat ${seat} at this table.`);
  const { prevailing, discards, dealerKong, drawn, extras } = deal;
  const { counts, melds, bonus } = state;
  return contextOf(rules, { prevailing, discards, dealerKong, drawn, extras, wallEmpty: isWallEmpty(rules, deal), counts, melds, bonus }, seat, way);
}

/** Runs `ask` while the counts include a tile of this kind, and takes it out again. */
export function withTile<T>(counts: number[], kind: TileKind, ask: () => T): T {
  counts[kind] = (counts[kind] as number) + 1;
  try {
    return ask();
  } finally {
    counts[kind] = (counts[kind] as number) - 1;
  }
}

/** The context of a deal's own win as a calculator sees it: nobody knows who fed which meld. */
export function withoutFeeders(context: WinContext): WinContext {
  const melds = context.melds.map(({ type, kind, concealed }): MeldShape => ({ type, kind, concealed, from: null }));
  return { ...context, melds };
}
