/**
 * How far each source is from the truth however many futures are played, as a standard deviation: shares of the noise
 * of a choice. `level` is what a position is worth, `gain` what one choice brings more than another.
 */
export const GUESSED = { level: 0.32, gain: 0.2 };
export const SHORT = { level: 0.18, gain: 0.06 };

/** A few futures may agree by chance: the least variance of one, as a share of the noise, squared. */
export const LEAST_SPREAD = 0.14;

/** A choice that trails by so many standard deviations is tried seldom. */
export const SURE = 4;
