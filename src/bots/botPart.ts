import type { Options, Seat, TileKind } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Prices } from './advantage/advantage';
import type { Beliefs } from './beliefs/beliefs';
import type { BotFigures } from './figures';
import type { Level } from './levelIds';
import type { Reading } from './reading';
import type { RouteGame } from './routes/routeGame';
import type { StyleId } from './styles/styleIds';
import type { Mind } from './targets/mind';
import type { PlanSource } from './targets/target';
import type { Foresight } from './value/ending';
import type { WorthErrors } from './value/trust';
import type { NetworkWeights } from './value/network';

/**
 * What a game tells its bots, in `rule-sets/<id>/bots.ts`. It is small: a page reads it to say who can be played
 * against. The book and what was learned come by loaders, for whoever makes the bots think.
 */
export interface BotPart {
  /** The levels on offer, the weakest first, where that does not depend on what was learned of a table. */
  readonly levels?: readonly Level[];
  /** Whether the coach knows the game; true where it is left out. */
  readonly hasCoach?: boolean;
  /** Styles that show in this game; a bot in another is the plain one. */
  readonly styles: readonly StyleId[];
  readonly loadBook: () => Promise<GameBook>;
  /** Loaders of what was learned, by a name of the game's own. */
  readonly learned: Readonly<Record<string, () => Promise<Knowledge>>>;
  /** Which of them is about a table with these options; null where nothing was learned. */
  learnedFor(this: void, options: Options): string | null;
  /** How its bots play, for players who compare themselves: `npm run research -- figures`. */
  readonly loadFigures: () => Promise<BotFigures>;
}

/** What the hands of a game may become, and who plays for them. */
export interface GameBook {
  /** All that a seat can play for, nothing liked better than anything else. */
  readonly plans: PlanSource;
  /** A mind that plays by these numbers. A style that the game does not know changes nothing. */
  newMind(this: void, reading: Reading): Mind;
  /** A mind that plays in imagined deals, where the usual one takes long. */
  newQuick?(this: void): Mind;
  /** The standard deviation of what follows from any choice, in points, where nothing was learned that says it. */
  readonly noise?: number;
  /** What positions are worth, where the book says it. */
  readonly foresight?: Foresight;
  /** How likely other seats win on discards, where the book says it; otherwise hidden hands are imagined. */
  readonly dangers?: (this: void, view: SeatView) => DangerReading;
  /** What seats are thought to hide at tables of which nothing was learned. */
  readonly beliefs: Beliefs;
  /** How often bots of the lower levels err, where it is not as usual: in most games the steady one never does. */
  readonly slips?: Readonly<Record<'gentle' | 'steady', Slips>>;
  /** What is known of a game of sets, where the hands are routes; null elsewhere. */
  readonly routes: RouteGame | null;
}

/** How likely a seat wins on a discard of a kind, as another seat sees it: from 0 to 1. */
export type DangerReading = (seat: Seat, kind: TileKind) => number;

/** Of a hundred claims that a bot would make, how many it does not notice; of a hundred discards and packets, how many may be second best. */
export interface Slips {
  readonly overlookedClaims: number;
  readonly hastyDiscards: number;
}

/** What was learned from play at some tables of a game. */
export interface Knowledge {
  /** What the book's `rare` hand paid there, as a sheet's total: a table that pays otherwise counts in multiples of it. */
  readonly rareTotal: number;
  /** How far worth is from the truth. */
  readonly worthErrors: WorthErrors;
  /** What positions are worth: `npm run research -- fit`. */
  readonly worth: NetworkWeights;
  /** What the traits of choices are worth: `npm run research -- learn`. */
  readonly advantage: Prices;
  /** What others hide: `npm run research -- believe`. */
  readonly beliefs: Beliefs;
  /** How often imagined hands win on a discard, and real ones: `npm run research -- deal-in`. */
  readonly dealIn: DealIn;
}

/**
 * The logarithm of the odds that a seat wins on a discard: `slope` times that of how often it did in imagined deals, and a
 * number for 0, 1, 2, and 3 or 4 exposed melds.
 */
export interface DealIn {
  readonly slope: number;
  readonly byMelds: readonly number[];
}
