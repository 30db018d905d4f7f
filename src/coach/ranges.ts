/**
 * The error that stays however many futures are played, as a share of the noise: a standard deviation of what one choice
 * gains over another. `prices`: told by prices. `ahead`: told by futures that stop early.
 */
export const GAIN_ERRORS = { prices: 0.2, ahead: 0.06 };

/**
 * A first guess of how much gains scatter from deal to deal: a standard deviation, as a share of the noise. It counts as
 * much as this many deals that were seen.
 */
export const FIRST_SCATTER = { spread: 0.5, deals: 4 };

/** A choice that trails by this many standard deviations is tried seldom. */
export const SURE = 4;
