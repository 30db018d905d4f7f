import type { Bot } from './bot';
import { hongKongOldRoutes } from './routes/hongKongOld';
import type { Taste } from './routes/judge';
import { routesBot } from './routesBot';

export const taste: Taste = {
  useful: 1,
  half: 10,
  pong: 8,
  chow: 3,
  win: 4.5,
  root: 1.0218971,
  points: { 'pure-hand': 22.5, 'clean-pongs': 24, 'pure-pongs': 24, 'thirteen-orphans': 40, 'great-dragons': 40, 'little-dragons': 40, 'great-winds': 40, 'all-honors': 40, 'little-winds': 40, 'seven-pairs': 16, 'clean-seven-pairs': 24, 'pure-seven-pairs': 24 } as any,
  power: 3,
  early: 1,
  late: 1,
  valuePong: 0.3,
  valuePair: 0.15,
  claim: 0.1,
  kong: 0.05,
  window: 1.5,
  live: 0.003,
};

/** Fewest tiles away over legal routes. */
export const routes: Bot = routesBot({ id: 'routes', bookOf: () => hongKongOldRoutes, tasteOf: () => taste, claims: true });
