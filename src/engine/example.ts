import type { WinBy } from './types';

/** A hand that shows a scoring item, and what the rule set counts for it. */
export interface Example {
  readonly item: string;
  /** In the notation of the calculator; blanks part groups, and the winning tile completes the last one in the hand. */
  readonly hand: string;
  /** South in the East round on a discard of West, if not said. */
  readonly seat?: 'E';
  readonly by?: WinBy;
  readonly from?: 'E';
  /** A circumstance of the rule set's own vocabulary. */
  readonly situation?: string;
  readonly options?: Readonly<Record<string, boolean>>;
  /** Items with their value; those outside the minimum after a bar; a limit hand without numbers. */
  readonly gives: string;
}
