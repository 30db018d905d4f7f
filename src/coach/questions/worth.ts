import type { Amount, Deal } from '../../engine/types';
import type { Grade } from './grades';

/** What a hand may be worth, and who pays. */
export interface WorthOption {
  /** What the table calls out. */
  readonly headline: readonly Amount[];
  /** Points that each seat gains, by seat; those who pay lose. */
  readonly gains: readonly number[];
}

/** "How much is it worth, and who pays what?" A deal that one hand has just won. */
export interface WorthQuestion {
  readonly type: 'worth';
  readonly deal: Deal;
  /** Three or four, no two alike. */
  readonly options: readonly WorthOption[];
  /** The place of the right one among them. */
  readonly right: number;
}

/** How good it is to choose the option at this place. */
export function gradeWorth({ right }: WorthQuestion, option: number): Grade {
  return option === right ? 'right' : 'wrong';
}
