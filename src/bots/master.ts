import type { Bot } from './bot';
import { searchingBot } from './searchingBot';
import type { Style } from './styles/style';

/** Plays as `sharp` does, but looks into a claim in up to ninety-six imagined deals. */
export const master = masterAs('master');

/** The same in a style. */
export function masterAs(id: string, style?: Style): Bot {
  return searchingBot({ id, style, budget: { choices: 4, deals: 12, rounds: 8 } });
}
