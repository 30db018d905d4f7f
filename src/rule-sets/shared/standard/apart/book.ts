import type { RouteShape } from '../../../../bots/routes/route';
import { FIRST_DRAGON, FIRST_WIND } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';

export const DRAGONS: readonly TileKind[] = [0, 1, 2].map((place) => FIRST_DRAGON + place);
export const WINDS: readonly TileKind[] = [0, 1, 2, 3].map((place) => FIRST_WIND + place);
export const ALL = { sets: 'any', suits: 'all', honours: true } as const;
export const CLEAN = { sets: 'any', suits: 'one', honours: true } as const;
export const PURE = { sets: 'any', suits: 'one', honours: false } as const;

/** Shapes of a game's book without their value: pongs of all of these honours but one, which is the eyes. */
export function littleShapes<Id extends string>(
  id: Id,
  honours: readonly TileKind[],
): (Omit<RouteShape, 'value'> & { readonly id: Id })[] {
  return honours.map((eyes) => ({
    id,
    ...ALL,
    pongs: honours.filter((kind) => kind !== eyes),
    eyes,
  }));
}
