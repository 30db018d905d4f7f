import { searchingBot } from '../src/bots/players/searchingBot';

/** Takes the choice with the highest price: with one left there is nothing to compare in futures. Where nothing was learned it plays as `routes-1`. */
export const pricesAlone = searchingBot({ id: 'prices alone', budget: { choices: 1, deals: 0, rounds: 0 } });
