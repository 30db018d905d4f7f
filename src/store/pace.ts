/** How fast the bots play. */
export const PACES = ['relaxed', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Pauses in milliseconds, of one length whatever the hidden tiles are. */
export interface Delays {
  /** After the deal, before the dealer's first turn. */
  readonly deal: number;
  /** While a bot has its turn. */
  readonly turn: number;
  /** After each discard and declared kong, whether or not anybody could take the tile. */
  readonly discard: number;
  /** Between the end of the deal and its result. */
  readonly end: number;
}

const NORMAL: Delays = { deal: 900, turn: 420, discard: 700, end: 1600 };
const FACTORS: Readonly<Record<Pace, number>> = { relaxed: 1.6, normal: 1, fast: 0.5, instant: 0 };

export function delaysOf(pace: Pace): Delays {
  const factor = FACTORS[pace];
  const { deal, turn, discard, end } = NORMAL;
  return { deal: deal * factor, turn: turn * factor, discard: discard * factor, end: end * factor };
}
