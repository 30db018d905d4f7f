import type { Bot } from './bot';
import { booksWith } from './routes/books';
import { searchingBot } from './searchingBot';
import { styled, type Style } from './styles/style';
import { routes1Tunings } from './tunings/routes1';

/** Weighs choices by what was learned, and looks into every claim: a dozen imagined deals, a few turns on. */
export const sharp = sharpAs('sharp');

/** The same in a style: its own choices are in the style, what it expects of the others and knows of positions is not. */
export function sharpAs(id: string, style?: Style): Bot {
  return searchingBot({
    id,
    bookOf: booksWith(routes1Tunings),
    ownBookOf: style && booksWith(styled(routes1Tunings, style)),
    turns: 3,
    claims: { budget: { choices: 4, deals: 4, rounds: 3 }, spread: 0.11 },
  });
}
