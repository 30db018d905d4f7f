/** How long a thread is waited for, and what becomes of one that fails. */
export interface Policy {
  /** Milliseconds until a thread first says something about a question; null: as long as it takes. */
  readonly untilFirst: number | null;
  /** The same between what it says after that. */
  readonly untilNext: number | null;
  /** It listens while it thinks, so it can be told to stop. The others are ended, and started again. */
  readonly listens: boolean;
  /** Give up after so many failures in a row; then try one question in `tries`. */
  readonly patience: { readonly failures: number; readonly tries: number } | null;
}

/**
 * One policy for each thread. A first question loads what the thread knows; on a slow line or a busy machine that takes
 * long, and a thread that is given up too early has to load it again.
 */
export const POLICIES = {
  /** A bot thinks for less than one second. Before, its game is loaded, and other bots think. A stand-in replaces it. */
  bots: { untilFirst: 15_000, untilNext: 10_000, listens: true, patience: { failures: 3, tries: 50 } },
  coach: { untilFirst: 40_000, untilNext: null, listens: true, patience: null },
  dangers: { untilFirst: 40_000, untilNext: null, listens: true, patience: null },
  aims: { untilFirst: 40_000, untilNext: 15_000, listens: true, patience: null },
  reviews: { untilFirst: 60_000, untilNext: 60_000, listens: false, patience: null },
  questions: { untilFirst: null, untilNext: null, listens: false, patience: null },
} satisfies Readonly<Record<string, Policy>>;

export type ThreadName = keyof typeof POLICIES;
