import { valueIn } from '../../../../engine/itemValues';
import { FIRST_DRAGON, FIRST_WIND } from '../../../../engine/tiles';
import type { ItemValues, Options, TileKind } from '../../../../engine/types';
import type { RouteBook, RouteShape, Winds } from '../../../../bots/routes/route';
import type { PlayOptions } from '../options';

/** Faan of a pong of this honour for a seat: a dragon, the seat wind, the prevailing wind. */
function honourFaan(options: Options, kind: TileKind, { seat, round }: Winds): number {
  if (kind >= FIRST_DRAGON) return valueIn(options, 'dragon-pong', 1);
  const own = kind === FIRST_WIND + seat ? valueIn(options, 'seat-wind', 1) : 0;
  return own + (kind === FIRST_WIND + round ? valueIn(options, 'round-wind', 1) : 0);
}

/** What both books share; values are in faan. */
export const hongKongBook = {
  minimum: ({ minimumFaan }: PlayOptions) => minimumFaan,
  valueOf: honourFaan,
  keeps: null,
  scores: null,
  rare: 10,
} satisfies Partial<RouteBook>;

/** A shape with the items that it counts as usual; a shape that is worth more than any minimum names none. */
export interface ShapeRow extends Omit<RouteShape, 'value'> {
  readonly value?: number;
  readonly items?: readonly string[];
}

/** The shapes with their values: the sum of what their items count. */
export function priced(
  rows: readonly ShapeRow[],
  usual: ItemValues,
  options: Options,
): readonly RouteShape[] {
  return rows.map(({ items = [], value = 0, ...shape }) => ({
    ...shape,
    value: items.reduce((sum, id) => sum + valueIn(options, id, usual[id] ?? 0), value),
  }));
}

/**
 * The shapes as these options have them: seven pairs with the same pair twice or not; those of chows only where the
 * common hand is the plain one, for the strict one makes them uncertain.
 */
export function withOptions(
  { sevenPairsDistinct: distinctPairs, commonHand }: PlayOptions,
  shapes: readonly RouteShape[],
): readonly RouteShape[] {
  const isPlain = commonHand === 'plain';
  return shapes
    .filter(({ sets }) => isPlain || sets !== 'chows')
    .map((shape) => (shape.form === 'seven-pairs' ? { ...shape, distinctPairs } : shape));
}
