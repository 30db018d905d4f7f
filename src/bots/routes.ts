import type { Bot } from './bot';
import { bookOf } from './routes/books';
import type { Taste } from './routes/judge';
import { routesBot } from './routesBot';

export const taste: Taste = {
  useful: 1.5,
  half: 10,
  pong: 2.5,
  chow: 1.5,
  win: 3,
  root: 1.0218971,
  early: 1,
  late: 1.5,
  valuePong: 0.3,
  valuePair: 0.15,
  claim: 0.2,
  kong: 0.05,
  window: 1.05,
  live: 0.01,
};

/** Fewest tiles away over legal routes. */
export const routes: Bot = routesBot({ id: 'routes', bookOf: (view) => bookOf(view.rules), tasteOf: () => taste, claims: true });
