import type { Rules } from '../../engine/rules';
import type { Options, RuleSetId, Seat, TileKind } from '../../engine/types';
import type { PlayerInfo } from '../types';

/** The hand that the player is led through. Tiles are written as text. */
export interface GuidedDeal {
  /** What differs from the defaults. */
  readonly options: Options;
  /** East first. */
  readonly players: readonly PlayerInfo[];
  readonly learner: Seat;
  /** The tiles of each seat as dealt, East first. */
  readonly dealt: readonly string[];
  /** What the front of the wall gives, the dealer's first tile first; a question mark is any tile. */
  readonly front: readonly string[];
  /** What replaces bonus tiles. */
  readonly back: string;
  /** What each of the others discards, in order. */
  readonly discards: readonly string[];
  readonly plan: Plan;
}

/** What the player's hand is to become. */
export interface Plan {
  readonly goal: readonly TileKind[];
  /** The chows of the goal by their lowest tile. */
  readonly chows: readonly TileKind[];
  /** Tiles that do not belong to it go in this order. */
  readonly spares: readonly TileKind[];
}

/** A complete hand of an example: concealed tiles, and pongs that were claimed. */
export interface ExampleHand {
  readonly tiles: string;
  readonly pongs?: string;
}

/** What a lesson shows of a game's scores. */
export interface ScoreExamples {
  /** The worth that a hand needs. */
  minimum(this: void, options: Options): number;
  /** More than any ordinary hand is worth. */
  readonly most: number;
  /** The items that are named, each with a hand that has it. */
  readonly named: readonly (readonly [item: string, hand: ExampleHand])[];
}

/** What a lesson teaches about a game that is loaded. */
export interface Taught {
  readonly rules: Rules;
  readonly scores: ScoreExamples;
}

/** Where the guided hand is played. */
export interface GuidedGame {
  readonly rules: RuleSetId;
  readonly deal: GuidedDeal;
}
