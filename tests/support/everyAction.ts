import { rulesOf } from '../../src/engine/knownRules';
import type { Action, Deal, Seat, TileId } from '../../src/engine/types';

/** Every action that can be written down for a seat, legal or not, as far as tiles in play and a few others go. */
export function everyAction(deal: Deal, seat: Seat): Action[] {
  const { tiles } = rulesOf(deal).geometry;
  const hand = deal.seats[seat]?.hand ?? [];
  const single = tiles.flatMap((_, tile): Action[] => [
    { type: 'discard', seat, tile },
    { type: 'added-kong', seat, tile },
    { type: 'exchange', seat, tiles: [tile] },
    { type: 'declare', seat, what: 'ready', tile, target: null },
  ]);
  const kongs = Array.from({ length: 50 }, (_, kind): Action => ({ type: 'concealed-kong', seat, kind }));
  const pairs = ordered(hand, 2).flatMap((own): Action[] => [
    { type: 'pong', seat, own },
    { type: 'chow', seat, own },
  ]);
  const sameKind = ordered(hand, 3).filter((own) => new Set(own.map((tile) => tiles[tile])).size === 1);
  const claimed = sameKind.map((own): Action => ({ type: 'kong', seat, own }));
  return [{ type: 'win', seat }, { type: 'pass', seat }, ...single, ...kongs, ...pairs, ...claimed];
}

function ordered(tiles: readonly TileId[], length: number): TileId[][] {
  if (length === 0) return [[]];
  return tiles.flatMap((tile) =>
    ordered(
      tiles.filter((other) => other !== tile),
      length - 1,
    ).map((rest) => [tile, ...rest]),
  );
}
