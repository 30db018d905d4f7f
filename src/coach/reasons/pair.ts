import { isClaim } from '../../engine/actions';
import { rulesOf } from '../../engine/knownRules';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { JudgedChoice } from '../judgement';
import type { HandReading } from './reading';
import type { Fact } from './reason';
import type { Course } from './terms';

/** One of two choices that are compared. */
export interface Side {
  readonly judged: JudgedChoice;
  /** The kind that leaves the hand for the river, at once or after a claim; null where none does. */
  readonly thrown: TileKind | null;
  readonly hand: HandReading;
  /** Null where nothing is known of how deals end. */
  readonly course: Course | null;
}

/** Two choices of a decision. */
export interface Pair {
  readonly view: SeatView;
  readonly better: Side;
  readonly other: Side;
}

/** Whether the better choice passes what the other one claims. */
export function passesClaim({ better, other }: Pair): boolean {
  return better.judged.action.type === 'pass' && isClaim(other.judged.action);
}

/** What holds of a pair of choices, or null. */
export type Finder = (pair: Pair) => Fact | null;

/** The kind that a choice throws. */
export function thrownBy(view: SeatView, { action, thrown }: JudgedChoice): TileKind | null {
  if (action.type === 'discard') return rulesOf(view).tiles.kinds[action.tile] ?? null;
  return thrown;
}
