/** A scored hand: what is asked, and what the calculator must answer, in the short form of `tests/support/reports.ts`. */
export interface HandRow {
  /** The anchor in the rule set's RULES.md that decides it. */
  readonly rule: string;
  readonly hand: string;
  /** South if not given. */
  readonly seat?: 'E' | 'S' | 'W' | 'N';
  /** East if not given. */
  readonly round?: 'E' | 'S' | 'W' | 'N';
  /** `by`, and `from` where it matters: `wall`, `discard W`. */
  readonly won: string;
  readonly situation?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly gives: string;
  /** What East, South, West and North gain. */
  readonly pays?: readonly [number, number, number, number];
}
