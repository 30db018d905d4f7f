/** A player's place by points, from 1. Whoever has as many points shares it. */
export interface Rank {
  readonly place: number;
  /** How many stand at this place. */
  readonly equals: number;
  readonly seats: number;
}

/** The place of somebody with these points. */
export function rankOf(scores: readonly number[], own: number): Rank {
  return {
    place: 1 + scores.filter((score) => score > own).length,
    equals: scores.filter((score) => score === own).length,
    seats: scores.length,
  };
}
