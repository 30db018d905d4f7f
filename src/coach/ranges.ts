import type { GainErrors } from '../bots/value/trust';

/** What gains of games of sets are known to. */
export const GAIN_ERRORS: GainErrors = { prices: 0.2, ahead: 0.06, later: 0, scatter: 0.5 };

/** A first guess of how much gains scatter counts as much as this many deals that were seen. */
export const FIRST_DEALS = 4;

/** A choice that trails by this many standard deviations is tried seldom. */
export const SURE = 4;
