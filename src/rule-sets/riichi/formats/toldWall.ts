import { parseTiles } from '../../../engine/notation';
import { fail, ok, type Result } from '../../../engine/result';
import type { TileId, TileKind } from '../../../engine/types';
import { indicatorPlaces } from '../indicators';
import type { ToldHand } from './moves';

const DEALT_AT_ONCE = 4;

/** A wall that gives the tiles of a hand that was told; what nobody saw lies in the order of the kinds. `tiles`: kinds by id. */
export function wallOf(hand: ToldHand, tiles: readonly TileKind[], dealer: number): Result<TileId[]> {
  const { dealt, moves, dora, ura } = hand;
  const free = new Map<TileKind, TileId[]>();
  tiles.forEach((kind, id) => free.set(kind, [...(free.get(kind) ?? []), id]));
  const wall = new Array<TileId | undefined>(tiles.length);
  const put = (place: number, tile: string): string | null => {
    const kinds = parseTiles(tile);
    const id = kinds.ok ? free.get(kinds.value[0]!)?.shift() : undefined;
    wall[place] = id;
    return id === undefined ? `there are more ${tile} than the set has.` : null;
  };
  const drawn = (from: string) =>
    moves.flatMap((move) => (move.type === 'draw' && move.from === from ? [move.tile] : []));
  const places = indicatorPlaces(tiles.length);
  const faults = [
    ...[...inDealingOrder(dealt, dealer), ...drawn('front')].map((tile, at) => put(at, tile)),
    ...drawn('back').map((tile, at) => put(tiles.length - 1 - at, tile)),
    ...dora.map((tile, at) => put(places[at]!, tile)),
    ...ura.map((tile, at) => put(places[at]! - 1, tile)),
  ];
  const fault = faults.find((each) => each !== null);
  if (fault) return fail(fault);
  const unseen = [...free.values()].flat();
  return ok(Array.from(wall, (id) => id ?? unseen.shift()!));
}

/** The dealt tiles as they come from the wall: four at a time, then one each. */
function inDealingOrder(dealt: readonly (readonly string[])[], dealer: number): string[] {
  const size = dealt[dealer]!.length;
  const order: string[] = [];
  for (let held = 0; held < size; held += DEALT_AT_ONCE)
    for (let seat = 0; seat < dealt.length; seat++)
      order.push(...dealt[(dealer + seat) % dealt.length]!.slice(held, held + DEALT_AT_ONCE));
  return order;
}
