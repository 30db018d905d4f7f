import type { Bot } from '../bot';
import type { StyleId } from '../styles/styleIds';
import { searchingBot } from './searchingBot';

/** Weighs choices by what was learned, and looks into every claim: a dozen imagined deals, a few turns on. */
export function sharpAs(id: string, style?: StyleId): Bot {
  return searchingBot({ id, style, budget: { choices: 4, deals: 4, rounds: 3 } });
}
