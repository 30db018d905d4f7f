/** How far a first guess is from the truth, as a standard deviation: shares of the noise of a choice. */
export const FIRST_GUESS = { level: 0.2, gain: 0.11 };

/** What stays of the error however many futures are played: a share of the noise. */
export const SETTLED = 0.02;

/** A few futures may agree by chance: points², of one future. */
export const LEAST_VARIANCE = 1;
