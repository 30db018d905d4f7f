/**
 * How far what one choice brings more than another is from the truth, by prices and by futures that stop early, however
 * many are played: standard deviations, as shares of the noise of a choice. How far the worth of a position is from the
 * truth differs by game and is learned with it.
 */
export const GAIN_ERRORS = { prices: 0.2, ahead: 0.06 };

/**
 * How much the gain of one choice over another is thought to scatter from deal to deal before any is seen: a standard
 * deviation as a share of the noise, which counts as much as so many deals.
 */
export const FIRST_SCATTER = { spread: 0.5, deals: 4 };

/** A choice that trails by so many standard deviations is tried seldom. */
export const SURE = 4;
