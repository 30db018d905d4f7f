import { booksWith } from './routes/books';
import { searchingBot } from './searchingBot';
import { routes1Tunings } from './tunings/routes1';
import hongKongOld from './value/hongKongOld.json';

/** Plays as `routes-1` does, but looks into every claim: a dozen imagined deals, a few turns on. */
export const sharp = searchingBot({
  id: 'sharp',
  bookOf: booksWith(routes1Tunings),
  weightsOf: (rules) => (rules === 'hong-kong-old' ? hongKongOld : null),
  turns: 3,
  claims: { budget: { choices: 4, deals: 4, rounds: 3 }, prior: { slope: 0.9, spread: 0.8 } },
});
