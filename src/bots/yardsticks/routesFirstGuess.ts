import type { Bot } from '../bot';
import { booksWith } from '../routes/books';
import { routesBot } from '../routesBot';
import { firstGuessTunings } from './firstGuessTunings';

/** The same routes before their penalties were tuned: the nearest legal hand, whatever it is. A yardstick for tuning. */
export const routesFirstGuess: Bot = routesBot({
  id: 'routes-first-guess',
  bookOf: booksWith(firstGuessTunings),
});
