/**
 * How far the worth of positions is from the truth, as a standard deviation: shares of the noise of a choice. `now`:
 * of the position asked about; `ahead`: after some turns of many futures. Measured by `npm run research -- regret`.
 */
export interface WorthErrors {
  readonly now: number;
  readonly ahead: number;
  /** How much too high each of the two is on average: `npm run research -- too-high`. Left out where it was not measured. */
  readonly tooHigh?: { readonly now: number; readonly ahead: number };
}

/** How far futures are played, in own turns: short ones, and those that are played to their end where that is Infinity. */
export interface Course {
  readonly short: number;
  readonly whole: number;
}

/**
 * How far what one choice gains over another is from the truth however many futures are played, as a standard deviation:
 * shares of the noise. `prices`: told by prices. `ahead`: told by futures that stop early. `later`: by those that are played on, where
 * none is played to its end.
 */
export interface GainErrors {
  readonly prices: number;
  readonly ahead: number;
  readonly later: number;
  /** A first guess of how much gains scatter from one such future to the next. */
  readonly scatter: number;
}

/** How far futures of a decision are played; how far what is said of positions, and of gains, is from the truth. */
export interface Trust extends WorthErrors {
  readonly course: Course;
  readonly gains: GainErrors;
}
