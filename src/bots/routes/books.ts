import type { RuleSetId } from '../../engine/types';
import { hongKongCommonRoutes } from './hongKongCommon';
import { hongKongOldRoutes } from './hongKongOld';
import type { RouteBook } from './route';
import { taisenRoutes } from './taisen';

const BOOKS: Readonly<Record<RuleSetId, RouteBook>> = {
  'hong-kong-old': hongKongOldRoutes,
  'hong-kong-common': hongKongCommonRoutes,
  taisen: taisenRoutes,
};

/** What hands can become under a rule set. One that has no book yet throws: its name is missing here. */
export function bookOf(rules: RuleSetId): RouteBook {
  const book = BOOKS[rules];
  if (!book) throw new Error(`There is no book of routes for the rule set "${rules}".`);
  return book;
}
