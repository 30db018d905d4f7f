import type { RuleSetId } from '../engine/types';

/** Rule sets for which it is known what hands can become; `routes/books.ts` has the books. */
const WITH_ROUTES: readonly RuleSetId[] = ['hong-kong-old', 'hong-kong-common', 'taisen'];

/** The bot that sits at a table of this rule set when nobody chose another. It is asked for without loading any bot. */
export function standardBot(rules: RuleSetId): string {
  return WITH_ROUTES.includes(rules) ? 'routes-1' : 'fast';
}
