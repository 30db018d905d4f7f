import type { TileKind } from './types';

/** Seats, tiles and walls of a rule set with its options resolved. */
export interface Geometry {
  readonly seats: number;
  /** Kinds by tile id: the unshuffled tile list. */
  readonly tiles: readonly TileKind[];
  /** Tiles in a hand before drawing (13, 16). */
  readonly handSize: number;
  /** Melds a complete hand of the standard form has besides its eyes; left out where hands are no such form. */
  readonly sets?: number;
  /** Stacks of each seat's side of the wall. */
  readonly stacks: readonly number[];
  /** Tiles that stay undrawn; the wall counts as empty when this many are left. */
  readonly deadWall: number;
  readonly dice: DiceRule;
}

/** How dice break the wall. */
export interface DiceRule {
  readonly thrown: number;
  /** The total of so many of the first dice chooses the side, counter-clockwise with the dealer as 1; 0: always the dealer's. */
  readonly side: number;
  /** So many of the first dice count its stacks: by their total, or by the least of them. Dice beyond are the game's own. */
  readonly stacks: number;
  readonly counts: 'total' | 'least';
}
