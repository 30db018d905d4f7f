import { VOIDS } from './toys/toy-play-on/beforePlay';
import { rulesOf } from '../../src/engine/knownRules';
import { ALL_KINDS, JOKER } from '../../src/engine/tiles';
import type { Action, Deal, Seat, TileId, TileKind } from '../../src/engine/types';

/** Declarations that name a tile, that name none, and that take one out of a meld. */
const WITH_A_TILE = ['ready', 'set-aside', 'concealed-pong'];
const ALONE = ['nine-ends', ...VOIDS];
const SWAP = 'swap-joker';

/** Every action that can be written down for a seat, legal or not, as far as tiles in play and a few others go. */
export function everyAction(deal: Deal, seat: Seat): Action[] {
  const { kinds: tiles, faces } = rulesOf(deal).tiles;
  const hand = deal.seats[seat]?.hand ?? [];
  const single = tiles.flatMap((_, tile): Action[] => [
    { type: 'discard', seat, tile },
    { type: 'added-kong', seat, tile },
    { type: 'exchange', seat, tiles: [tile] },
    ...WITH_A_TILE.map((what): Action => ({ type: 'declare', seat, what, tile, target: null })),
  ]);
  const kongs = Array.from({ length: ALL_KINDS }, (_, kind): Action => ({
    type: 'concealed-kong',
    seat,
    kind,
  }));
  const aims = deal.seats.flatMap(({ melds }, owner) =>
    melds.flatMap(({ tiles: laid }) => laid.map((tile) => ({ seat: owner, tile }))),
  );
  const declared = aims.flatMap((target) =>
    hand.map((tile): Action => ({ type: 'declare', seat, what: SWAP, tile, target })),
  );
  const threes = inOrder(hand, 3).map((three): Action => ({ type: 'exchange', seat, tiles: three }));
  const named = ALONE.map((what): Action => ({ type: 'declare', seat, what, tile: null, target: null }));
  const ofKind = (kind: TileKind): TileId[] =>
    hand
      .filter((tile) => tiles[tile] === kind || tiles[tile] === JOKER)
      .toSorted((one, other) => faces[one]! - faces[other]!);
  const alike = [...new Set(hand.map((tile) => tiles[tile]!))].flatMap((kind) => subsets(ofKind(kind)));
  const unlike = new Map(alike.map((own) => [own.join(' '), own]));
  const groups = [...unlike.values()].map((own): Action => ({ type: 'group', seat, own }));
  const pairs = ordered(hand, 2).flatMap((own): Action[] => [
    { type: 'pong', seat, own },
    { type: 'chow', seat, own },
  ]);
  const sameKind = ordered(hand, 3).filter((own) => new Set(own.map((tile) => tiles[tile])).size === 1);
  const claimed = sameKind.map((own): Action => ({ type: 'kong', seat, own }));
  return [
    { type: 'win', seat },
    { type: 'pass', seat },
    ...single,
    ...declared,
    ...threes,
    ...named,
    ...groups,
    ...kongs,
    ...pairs,
    ...claimed,
  ];
}

/** Any of these tiles, in their order. */
function subsets([first, ...others]: readonly TileId[]): TileId[][] {
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((tiles) => [first, ...tiles])];
}

/** So many of these tiles, in their order. */
function inOrder(tiles: readonly TileId[], length: number): TileId[][] {
  if (length === 0) return [[]];
  return tiles.flatMap((tile, at) => inOrder(tiles.slice(at + 1), length - 1).map((rest) => [tile, ...rest]));
}

/** The same in any order. */
function ordered(tiles: readonly TileId[], length: number): TileId[][] {
  if (length === 0) return [[]];
  return tiles.flatMap((tile) =>
    ordered(
      tiles.filter((other) => other !== tile),
      length - 1,
    ).map((rest) => [tile, ...rest]),
  );
}
