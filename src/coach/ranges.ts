/**
 * How far what one choice brings more than another is from the truth, by prices and by futures that stop early, however
 * many are played: standard deviations, as shares of the noise of a choice. How far the worth of a position is from the
 * truth differs by game and is learned with it.
 */
export const GAIN_ERRORS = { prices: 0.2, ahead: 0.06 };

/** A few futures may agree by chance: the least variance of one, as a share of the noise, squared. */
export const LEAST_SPREAD = 0.14;

/** A choice that trails by so many standard deviations is tried seldom. */
export const SURE = 4;
