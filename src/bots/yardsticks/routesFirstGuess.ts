import type { Bot } from '../bot';
import { bookBot } from '../players/bookBot';

/** The same routes before their penalties were tuned: the nearest legal hand, whatever it is. A yardstick for tuning. */
export const routesFirstGuess: Bot = bookBot('routes-first-guess', {
  tuning: 'routes-first-guess',
});
