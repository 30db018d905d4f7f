import type { Bot } from './bot';
import { booksWith } from './routes/books';
import { searchingBot } from './searchingBot';
import { styled, type Style } from './styles/style';
import { routes1Tunings } from './tunings/routes1';

/** Plays as `sharp` does, but looks into a claim in up to ninety-six imagined deals. */
export const master = masterAs('master');

/** The same in a style. */
export function masterAs(id: string, style?: Style): Bot {
  return searchingBot({
    id,
    bookOf: booksWith(routes1Tunings),
    ownBookOf: style && booksWith(styled(routes1Tunings, style)),
    turns: 3,
    claims: { budget: { choices: 4, deals: 12, rounds: 8 }, spread: 0.11 },
  });
}
