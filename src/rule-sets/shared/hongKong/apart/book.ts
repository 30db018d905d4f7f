import type { ValueOf } from '../../../../engine/itemValues';
import { FIRST_DRAGON, FIRST_WIND } from '../../../../engine/tiles';
import type { Options, TileKind } from '../../../../engine/types';
import type { RouteBook, RouteShape } from '../../../../bots/routes/route';
import { littleShapes } from '../../standard/apart/book';
import type { honourPongs } from '../items';
import type { CommonHandOptions, PlayOptions } from '../options';

/** What both books share; values are in faan. `faanOf`: what the game's items count. */
export function hongKongBook(faanOf: ValueOf<(typeof honourPongs)[number]['id']>) {
  return {
    minimum: ({ minimumFaan }: PlayOptions) => minimumFaan,
    /** Of a pong of this honour: a dragon, the seat wind, the prevailing wind. */
    valueOf: (options, kind, { seat, round }) => {
      if (kind >= FIRST_DRAGON) return faanOf(options, 'dragon-pong');
      const own = kind === FIRST_WIND + seat ? faanOf(options, 'seat-wind') : 0;
      return own + (kind === FIRST_WIND + round ? faanOf(options, 'round-wind') : 0);
    },
    keeps: null,
    scores: null,
    rare: 10,
  } satisfies Partial<RouteBook>;
}

/** A shape with the items that it counts as usual; a shape that is worth more than any minimum names none. */
export interface ShapeRow<Id extends string> extends Omit<RouteShape, 'value'> {
  readonly value?: number;
  readonly items?: readonly Id[];
}

/** The little shapes that count an item of their name. */
export function littleRows<Id extends string>(id: Id, honours: readonly TileKind[]): ShapeRow<Id>[] {
  return littleShapes(id, honours).map((shape) => ({ ...shape, items: [id] }));
}

/** The shapes with their values: the sum of what their items count. */
export function priced<Id extends string>(
  rows: readonly ShapeRow<Id>[],
  faanOf: ValueOf<Id>,
  options: Options,
): readonly RouteShape[] {
  return rows.map(({ items = [], value = 0, ...shape }) => ({
    ...shape,
    value: items.reduce((sum, id) => sum + faanOf(options, id), value),
  }));
}

/**
 * The shapes as these options have them: seven pairs with the same pair twice or not; those of chows only where the
 * common hand is the plain one, for the strict one makes them uncertain.
 */
export function withOptions(
  { sevenPairsDistinct: distinctPairs, commonHand }: PlayOptions & CommonHandOptions,
  shapes: readonly RouteShape[],
): readonly RouteShape[] {
  const isPlain = commonHand === 'plain';
  return shapes
    .filter(({ sets }) => isPlain || sets !== 'chows')
    .map((shape) => (shape.form === 'seven-pairs' ? { ...shape, distinctPairs } : shape));
}
