import type { RuleSetId } from '../../engine/types';
import { hongKongCommonRoutes } from '../../rule-sets/hong-kong-common/routes';
import { hongKongOldRoutes } from '../../rule-sets/hong-kong-old/routes';
import type { RouteBook } from './route';
import { taisenRoutes } from '../../rule-sets/taisen/routes';
import { tuned, type TunedBook, type Tunings } from './tuning';

const BOOKS: Readonly<Record<RuleSetId, RouteBook>> = {
  'hong-kong-old': hongKongOldRoutes,
  'hong-kong-common': hongKongCommonRoutes,
  taisen: taisenRoutes,
};

/** The books of all rule sets as a bot with these tunings reads them. A rule set that lacks a book or a tuning throws. */
export function booksWith(tunings: Tunings): (rules: RuleSetId) => TunedBook {
  return (rules) => {
    const book = BOOKS[rules];
    const tuning = tunings[rules];
    if (!book || !tuning) throw new Error(`There are no tuned routes for the rule set "${rules}".`);
    return tuned(book, tuning);
  };
}
