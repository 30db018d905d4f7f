import { routesOf } from '../src/bots/knownBooks';
import { readBook } from '../src/bots/routes/bookOfRoutes';
import type { TunedBook } from '../src/bots/routes/tuning';
import type { RuleSetId } from '../src/engine/types';

/** The routes of a game as `routes-1` reads it; throws where there is none. */
export function routes1Book(rules: RuleSetId): TunedBook {
  const game = routesOf(rules);
  if (!game) throw new Error(`"${rules}" has no book: nothing can be learned of it.`);
  return readBook(game, { tuning: 'routes-1' });
}
