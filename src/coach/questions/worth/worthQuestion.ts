import type { Amount, Deal } from '../../../engine/types';

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

/** The place of the option that was chosen. */
export interface WorthAnswer {
  readonly type: 'worth';
  readonly option: number;
}
