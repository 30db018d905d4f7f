export type Fields = Readonly<Record<string, unknown>>;

/** A win worked out by hand. Seat South, won from the wall, East round, unless the request says otherwise. */
export interface Example {
  /** The row or sentence of the rules that it shows. */
  readonly row: string;
  readonly request: Fields;
  /** Each item and its faan, in order (null for a limit hand). */
  readonly items: string;
  readonly bonus?: string;
  readonly base: number | null;
  /** What East, South, West and North get. */
  readonly paid: readonly number[];
}

export const FROM_EAST = { by: 'discard', from: 'E' } as const;
export const FROM_WEST = { by: 'discard', from: 'W' } as const;
