import { formatTiles } from './notation';
import type { DiceRule, Geometry } from './geometry';
import type { Random } from './random';
import { shuffle } from './random';
import type { Seat, TileId, WallBreak } from './types';

/** A wall as it stands once the dice have broken it. `tiles` is in the order in which the front takes them. */
export interface BrokenWall {
  readonly dice: readonly number[];
  readonly wallBreak: WallBreak;
  readonly tiles: readonly TileId[];
}

function throwDice(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => random.below(6) + 1);
}

/**
 * Shuffles all tiles into stacks of two, clockwise from the right end of the dealer's side with the upper tile
 * first, throws the dice and breaks the wall. Source: `rule-sets/hong-kong-old/RULES.md#wall`.
 */
export function buildWall(geometry: Geometry, random: Random): BrokenWall {
  const standing = shuffle(
    geometry.tiles.map((_, id) => id),
    random,
  );
  const dice = throwDice(geometry.dice.thrown, random);
  const wallBreak = breakWall(geometry, dice);
  const start = 2 * breakStack(geometry, wallBreak);
  return { dice, wallBreak, tiles: [...standing.slice(start), ...standing.slice(0, start)] };
}

/** The stack that drawing starts with, counted clockwise from the right end of the dealer's side. */
export function breakStack({ stacks }: Pick<Geometry, 'stacks'>, wallBreak: WallBreak): number {
  return (stacksBefore(stacks, wallBreak.side) + wallBreak.stack) % sum(stacks);
}

/** How many stacks stand clockwise between the right end of the dealer's side and that of this one. */
export function stacksBefore(stacks: readonly number[], side: Seat): number {
  return side === 0 ? 0 : stacks[0]! + sum(stacks.slice(side + 1));
}

/** So many stacks on every side. */
export function evenStacks(seats: number, stacks: number): readonly number[] {
  return Array<number>(seats).fill(stacks);
}

/** Three dice: their total chooses the side and counts its stacks. */
export const THREE_DICE: DiceRule = { thrown: 3, side: 3, stacks: 3, counts: 'total' };

/** Two throws of two dice: the first chooses the side, both count its stacks. */
export const TWO_TWICE: DiceRule = { thrown: 4, side: 2, stacks: 4, counts: 'total' };

/** Two dice count the stacks of the dealer's own side. */
export const OWN_SIDE: DiceRule = { thrown: 2, side: 0, stacks: 2, counts: 'total' };

/** Where these dice break the wall. */
export function breakWall(
  { seats, dice: rule }: Pick<Geometry, 'seats' | 'dice'>,
  dice: readonly number[],
): WallBreak {
  const side = rule.side === 0 ? 0 : (sum(dice.slice(0, rule.side)) - 1) % seats;
  const counting = dice.slice(0, rule.stacks);
  return { side, stack: rule.counts === 'least' ? Math.min(...counting) : sum(counting) };
}

/** All that a wall follows from, beside the seed: as records say it, for whoever recomputes it without the game. */
export interface WallRecipe extends Pick<Geometry, 'stacks' | 'dice'> {
  /** In their order before the shuffle. */
  readonly tiles: string;
}

export function recipeOf({ tiles, stacks, dice }: Geometry): WallRecipe {
  return { tiles: formatTiles(tiles), stacks, dice };
}

/** Throws for the seats: one list a throw, by person, null for who did not throw again; `order`: who is East, South, … */
export interface Seating {
  readonly throws: readonly (readonly (number | null)[])[];
  readonly order: readonly number[];
}

/** Each person throws two dice, the highest is East; ties throw again for the places they tie for. Source: `rule-sets/hong-kong-old/RULES.md#seats`. */
export function throwForSeats(seats: number, random: Random): Seating {
  const throws: (number | null)[][] = [];
  let groups: number[][] = [Array.from({ length: seats }, (_, person) => person)];
  while (groups.some((group) => group.length > 1)) {
    const tied = new Set(groups.filter((group) => group.length > 1).flat());
    const totals = Array.from({ length: seats }, (_, person) =>
      tied.has(person) ? sum(throwDice(2, random)) : null,
    );
    throws.push(totals);
    groups = groups.flatMap((group) => (group.length > 1 ? rank(group, totals) : [group]));
  }
  return { throws, order: groups.flat() };
}

function rank(group: readonly number[], totals: readonly (number | null)[]): number[][] {
  const values = [...new Set(group.map((person) => totals[person]!))].toSorted((a, b) => b - a);
  return values.map((value) => group.filter((person) => totals[person] === value));
}

/** The throws by player (0 the first East) instead of by person. */
export function throwsByPlayer(seating: Seating): (number | null)[][] {
  return seating.throws.map((totals) => seating.order.map((person) => totals[person] as number | null));
}

/** Tile queues for duplicate measuring: each seat's deal and draws, so that a claim shifts nobody else's. */
export function buildQueues(geometry: Geometry, random: Random): TileId[][] {
  const tiles = shuffle(
    geometry.tiles.map((_, id) => id),
    random,
  );
  const queues: TileId[][] = Array.from({ length: geometry.seats }, () => []);
  tiles.forEach((tile, at) => queues[at % geometry.seats]?.push(tile));
  return queues;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
