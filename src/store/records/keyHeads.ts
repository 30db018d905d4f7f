// What keys begin with, of all that is kept in the history beside the matches.

/** Keys of reviews begin with it. They follow from records: backups do without them. */
export const REVIEWS = 'review/';
/** Keys of hands that were played on begin with it. They are no matches of the history. */
export const BRANCHES = 'branch/';

/** Keys of digests begin with it. They follow from records, too. */
export const DIGESTS = 'digest/';

/** Keys of what is shown of the best hand of a match. They follow from records as well. */
export const BESTS = 'best/';
