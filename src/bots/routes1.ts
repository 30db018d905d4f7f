import type { Bot } from './bot';
import { booksWith } from './routes/books';
import { routesBot } from './routesBot';
import { routes1Tunings } from './tunings/routes1';

/** Fewest tiles away over legal routes: of what its hand can become, it plays for what is near and worth it. */
export const routes1: Bot = routesBot({ id: 'routes-1', bookOf: booksWith(routes1Tunings) });
