import type { Bot } from './bot';
import { bookOf } from './routes/books';
import { routesBot } from './routesBot';

/** Fewest tiles away over legal routes: of what its hand can become, it plays for what is near and worth it. */
export const routes: Bot = routesBot({ id: 'routes', bookOf });
