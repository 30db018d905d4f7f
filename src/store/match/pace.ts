/** How fast the bots play. */
export const PACES = ['relaxed', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/**
 * Pauses in milliseconds. They never depend on hidden tiles. Animations are shorter than the pause they run
 * in.
 */
export interface Delays {
  /** After the deal, before the dealer's first turn. */
  readonly deal: number;
  /** While a bot has its turn. */
  readonly turn: number;
  /** Added for each replacement tile that was drawn in full view. */
  readonly replacement: number;
  /** After each discard and declared kong, whether or not anybody could take the tile. */
  readonly discard: number;
  /** After the player's own discard, while it can be taken back. */
  readonly takeBack: number;
  /** Between the end of the deal and its result; the winning hand is shown meanwhile. */
  readonly end: number;
  /** Added for each further hand that won at the same moment. */
  readonly another: number;
}

const NORMAL: Delays = {
  deal: 1900,
  turn: 420,
  replacement: 360,
  discard: 700,
  takeBack: 1000,
  end: 1220,
  another: 300,
};
/** A hand that slipped needs this long to see it and to press something. */
const LEAST_TAKE_BACK = 700;

const FACTORS: Readonly<Record<Pace, number>> = { relaxed: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** So long, at any pace, the player has to stop a discard or a win that is made for them. */
const LEAST_NOTICE = NORMAL.discard * FACTORS.fast;
/** For reading a result before the next hand begins by itself. */
const READING = 6000;

/** How long it can be stopped that a win or a discard is made for the player. */
export function noticeOf(pace: Pace): number {
  return Math.max(delaysOf(pace).discard, LEAST_NOTICE);
}

/** How long a result stays, where the next hand begins by itself. */
export function readingOf(pace: Pace): number {
  return READING * Math.max(FACTORS[pace], FACTORS.fast);
}

export function delaysOf(pace: Pace): Delays {
  const factor = FACTORS[pace];
  const { deal, turn, replacement, discard, takeBack, end, another } = NORMAL;
  return {
    deal: deal * factor,
    turn: turn * factor,
    replacement: replacement * factor,
    discard: discard * factor,
    takeBack: factor === 0 ? 0 : Math.max(takeBack * factor, LEAST_TAKE_BACK),
    end: end * factor,
    another: another * factor,
  };
}
