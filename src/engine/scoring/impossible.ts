import { kindsOfMeld } from '../meldKinds';
import type { Rules, WinContext } from '../rules';
import { countsAs, KONG_SIZE } from '../tiles';
import type { TileKind } from '../types';

/** Why a win cannot have come about like this. */
export type ImpossibleWin =
  /** The robbed tile is the fourth of a kong, and the winner holds others of the kind. */
  | { readonly code: 'robbed-tile-held'; readonly tile: TileKind; readonly held: number }
  /** No kong may be robbed by these rules. */
  | { readonly code: 'no-kong-robbed' }
  /** A kong is declared only while a tile is left to draw. */
  | { readonly code: 'kong-after-last-tile' }
  /** The tile was drawn for a kong, or for the second of two, that is not there. */
  | { readonly code: 'kongs-missing'; readonly needs: number; readonly has: number }
  /** The tile replaced a bonus tile, and none is laid out. */
  | { readonly code: 'bonus-tile-missing' }
  /** A wild tile that another seat gave cannot be taken. */
  | { readonly code: 'wild-tile-taken'; readonly tile: TileKind }
  /** The wall is not over when the dealer begins. */
  | { readonly code: 'last-tile-first-go' }
  /** So many bonus tiles had won before. */
  | { readonly code: 'bonus-tiles-won' };

/** Why this win cannot have come about; null where it can. For the wins that somebody states: those of play are possible. Source: `rule-sets/hong-kong-old/RULES.md#calculator`. */
export function impossibleWin(rules: Rules, context: WinContext): ImpossibleWin | null {
  if (context.by === 'bonus-tiles') return null;
  const { kongs, end, bonus, melds, lastTile, firstDraw, firstDiscard, from, tile } = context;
  if (!rules.layOuts.wildTaken && from !== null && tile !== null && rules.tiles.wild.includes(tile))
    return { code: 'wild-tile-taken', tile };
  const has = melds.filter(({ type }) => type === 'kong').length;
  if (kongs > has) return { code: 'kongs-missing', needs: kongs, has };
  // What the dealer lays out in the deal may be taken over before the first turn.
  const isReplaced = end === 'back' && kongs === 0 && !firstDraw;
  if (isReplaced && bonus.length === 0) return { code: 'bonus-tile-missing' };
  if (lastTile && (firstDraw || firstDiscard)) return { code: 'last-tile-first-go' };
  const byBonus = rules.bonusWin({ ...context, by: 'bonus-tiles', from: null, tile: null });
  if (byBonus === 'must') return { code: 'bonus-tiles-won' };
  return context.by === 'robbed-kong' ? impossibleRobbing(rules, context) : null;
}

function impossibleRobbing(rules: Rules, context: WinContext): ImpossibleWin | null {
  const { wins, replaced } = rules.layOuts;
  if (!wins.includes('robbed-kong')) return { code: 'no-kong-robbed' };
  if (context.lastTile && replaced) return { code: 'kong-after-last-tile' };
  const { tile, counts, melds } = context;
  if (tile === null || rules.tiles.wild.length > 0) return null;
  const laidOut = melds.flatMap(kindsOfMeld).filter((kind) => countsAs(kind) === tile).length;
  const held = counts[tile]! - 1 + laidOut;
  const copies = rules.tiles.copies.reduce(
    (sum, each, kind) => sum + (countsAs(kind) === tile ? each : 0),
    0,
  );
  return held > copies - KONG_SIZE ? { code: 'robbed-tile-held', tile, held } : null;
}
