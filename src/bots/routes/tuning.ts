import type { RouteBook, RouteShape } from './route';
import type { Taste } from '../targets/taste';

/** What a bot adds to the distances of a game's routes, and its taste: numbers alone, so that they can be kept. */
export interface Tuning {
  /** In tiles, by the id of the shape; negative attracts. A shape that is not named is not played for. */
  readonly penalties: Readonly<Record<string, number>>;
  /** In tiles, for each thing added to reach the minimum. */
  readonly additions: { readonly value: number; readonly concealed: number; readonly selfDrawn: number };
  readonly taste: Taste;
}

export interface PricedShape extends RouteShape {
  readonly penalty: number;
}

/** A game's book as one bot reads it. */
export interface TunedBook extends Omit<RouteBook, 'shapes'>, Pick<Tuning, 'additions' | 'taste'> {
  readonly shapes: (options: Parameters<RouteBook['shapes']>[0]) => readonly PricedShape[];
}

export function tuned(book: RouteBook, { penalties, additions, taste }: Tuning): TunedBook {
  const priced = (shape: RouteShape): PricedShape[] => {
    const penalty = penalties[shape.id];
    return penalty === undefined ? [] : [{ ...shape, penalty }];
  };
  return { ...book, shapes: (options) => book.shapes(options).flatMap(priced), additions, taste };
}

/** No shape is liked better than another. */
export function withoutPenalties({ penalties, additions, taste }: Tuning): Tuning {
  return { penalties: Object.fromEntries(Object.keys(penalties).map((id) => [id, 0])), additions, taste };
}
