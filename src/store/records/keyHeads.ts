// What keys begin with, of all that is kept in the history.

/** Keys of what is listed of a match, and of its record; the id of the match follows. */
export const ENTRY = 'entry/';
export const RECORD = 'record/';

/** Keys of reviews begin with it. They follow from records: backups do without them. */
export const REVIEWS = 'review/';
/** Keys of hands that were played on begin with it. They are no matches of the history. */
export const BRANCHES = 'branch/';

/** Keys of digests begin with it. They follow from records, too. */
export const DIGESTS = 'digest/';

/** Keys of what is shown of the best hand of a match. They follow from records as well. */
export const BESTS = 'best/';

/** All that is kept under the id of a match. */
export function keysOfMatch(id: string): string[] {
  return [ENTRY, RECORD, DIGESTS, BESTS].map((head) => head + id);
}
