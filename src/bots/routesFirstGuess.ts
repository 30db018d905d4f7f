import type { Bot } from './bot';
import { bookOf } from './routes/books';
import type { RouteBook } from './routes/route';
import { routesBot } from './routesBot';

/** The same routes before their penalties were tuned: the nearest legal hand, whatever it is. A yardstick for tuning. */
export const routesFirstGuess: Bot = routesBot({
  id: 'routes-first-guess',
  bookOf: (rules) => withoutPenalties(bookOf(rules)),
});

function withoutPenalties(book: RouteBook): RouteBook {
  return { ...book, shapes: (options) => book.shapes(options).map((shape) => ({ ...shape, penalty: 0 })) };
}
