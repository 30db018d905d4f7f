import type { Advisor } from '../../src/coach/advisor';
import type { Prior } from '../../src/coach/estimate';
import { FIRST_DEALS } from '../../src/coach/ranges';
import type { SeatView } from '../../src/engine/view';

/** How long choices are compared. */
interface Patience {
  /** Imagined deals before the first look, and at most. */
  readonly first: number;
  readonly most: number;
  /** By deals: the gap to the rival, in standard errors, that is clear. The earlier, the more, as luck has many looks. */
  readonly clear: readonly (readonly [number, number])[];
  /** A choice that trails by so many standard errors is not tried any more. */
  readonly far: number;
}

/** Where choices have learned prices. */
const PATIENT: Patience = {
  first: 60,
  most: 2000,
  clear: [
    [100, Infinity],
    [150, 4.8],
    [400, 4.2],
    [1200, 3.9],
    [Infinity, 3.6],
  ],
  far: 5,
};
/** Where nothing was learned. */
const BRIEF: Patience = {
  first: 30,
  most: 400,
  clear: [
    [70, Infinity],
    [120, 3.5],
    [Infinity, 3.2],
  ],
  far: 3.5,
};
/** Where positions have a worth. Gains scatter less then, and a first guess says how much before any was seen. */
const QUICK: Patience = {
  first: 8,
  most: 160,
  clear: [
    [12, Infinity],
    [30, 4],
    [Infinity, 3.2],
  ],
  far: 3,
};

/** How choices are compared: by which futures, and how far those and prices are from the truth. Errors are standard deviations in points. */
export interface Scale {
  readonly patience: Patience;
  /** Own turns after which a future stops, and the worth of the position stands for the rest. */
  readonly turns: number;
  /** What is wrong with gains, and with the points of a choice, however many futures are played. */
  readonly errors: { readonly gain: number; readonly points: number };
  /** What is wrong with gains by prices; null where there are none. */
  readonly prices: number | null;
  /** Prices count for the answer itself, not only for whether to go on. */
  readonly countsPrices: boolean;
  /** How far from the truth what prices say of the points of a choice is, where it counts beside its futures; else null. */
  readonly said: number | null;
  /** A first guess of how much gains scatter. */
  readonly prior: Prior;
}

/** How far a gap of learned prices is from the truth, as a standard deviation: a share of the noise. */
const GUESS = 0.11;

/** Futures that are played to their end, and nothing beside them. */
export const WHOLE: Scale = {
  patience: BRIEF,
  turns: Infinity,
  errors: { gain: 0, points: 0 },
  prices: null,
  countsPrices: false,
  said: null,
  prior: { variance: 0, count: 0 },
};

/**
 * How the choices of a position are compared. Where positions have a worth, futures stop as early as the coach trusts it:
 * that takes a tenth of the time. Where a mind sees to the end of the deal by itself, futures are played to their end
 * beside what it says, so that it does not judge alone.
 */
export function scaleOf(view: SeatView, { learned }: Advisor): Scale {
  if (!learned) return WHOLE;
  const { noise, advantage, trust, isWhole } = learned;
  if (isWhole) {
    const { now, gains } = trust(view);
    return {
      ...WHOLE,
      patience: QUICK,
      prices: gains.prices * noise,
      countsPrices: true,
      said: now * noise,
      prior: { variance: noise ** 2, count: FIRST_DEALS },
    };
  }
  if (advantage) return { ...WHOLE, patience: PATIENT, prices: GUESS * noise };
  const { course, ahead, gains } = trust(view);
  const isLater = course.whole < Infinity;
  const turns = isLater ? course.whole : course.short;
  return {
    patience: QUICK,
    turns,
    errors: {
      gain: (isLater ? gains.later : gains.ahead) * noise,
      points: turns < Infinity ? ahead * noise : 0,
    },
    prices: gains.prices * noise,
    countsPrices: true,
    said: null,
    prior: { variance: (gains.scatter * noise) ** 2, count: FIRST_DEALS },
  };
}
