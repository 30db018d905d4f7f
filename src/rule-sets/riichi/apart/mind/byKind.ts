import type { Action, TileId, TileKind } from '../../../../engine/types';
import type { Facts } from './facts';

/** One choice of this type for each kind that may leave the hand: with a tile that is not red, the one drawn if possible. */
export function byKind(
  { kinds, faces, view }: Facts,
  choices: readonly Action[],
  type: 'discard' | 'declare',
): ReadonlyMap<TileKind, Action> {
  const found = new Map<TileKind, { readonly choice: Action; readonly rank: number }>();
  const rankOf = (tile: TileId): number =>
    faces[tile] !== kinds[tile] ? 0 : tile === view.drawn?.tile ? 2 : 1;
  for (const choice of choices) {
    if (choice.type !== type || choice.tile === null) continue;
    const [kind, rank] = [kinds[choice.tile]!, rankOf(choice.tile)];
    if (rank > (found.get(kind)?.rank ?? -1)) found.set(kind, { choice, rank });
  }
  return new Map([...found].map(([kind, { choice }]) => [kind, choice]));
}
