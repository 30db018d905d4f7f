import { bookOf, routesOf } from '../src/bots/knownBooks';
import type { RouteBook } from '../src/bots/routes/route';
import type { Mind } from '../src/bots/targets/mind';
import type { RuleSetId } from '../src/engine/types';

/** Who plays while something is learned of a game; throws where there is no book. */
export function learningMind(rules: RuleSetId): Mind {
  const book = bookOf(rules);
  if (!book) throw new Error(`"${rules}" has no book: nothing can be learned of it.`);
  return book.newMind({ tuning: 'routes-1' });
}

/** What says how many numbers describe positions and choices of a game. */
export function describedBy(rules: RuleSetId): Pick<RouteBook, 'scores'> {
  return { scores: routesOf(rules)?.book.scores ?? null };
}
