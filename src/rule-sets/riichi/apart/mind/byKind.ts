import type { Action, DeclareAction, DiscardAction, TileId, TileKind } from '../../../../engine/types';
import type { Facts } from './facts';

/** A choice that throws a tile. */
type Throwing = DiscardAction | DeclareAction;

/** One choice of this type for each kind that may leave the hand: with a tile that is not red, the one drawn if possible. */
export function byKind(
  { kinds, faces, view }: Facts,
  choices: readonly Action[],
  type: Throwing['type'],
): ReadonlyMap<TileKind, Throwing> {
  const found = new Map<TileKind, { readonly choice: Throwing; readonly rank: number }>();
  const rankOf = (tile: TileId): number =>
    faces[tile] !== kinds[tile] ? 0 : tile === view.drawn?.tile ? 2 : 1;
  for (const choice of choices) {
    if (choice.type !== type || choice.tile === null) continue;
    const [kind, rank] = [kinds[choice.tile]!, rankOf(choice.tile)];
    if (rank > (found.get(kind)?.rank ?? -1)) found.set(kind, { choice, rank });
  }
  return new Map([...found].map(([kind, { choice }]) => [kind, choice]));
}
