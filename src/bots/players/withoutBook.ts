import type { Bot } from '../bot';

let loaded: Bot | null = null;

/** Loads the bot that plays games which have no book. */
export async function loadWithoutBook(): Promise<void> {
  loaded ??= (await import('./bookless')).bookless;
}

/** How the bots that play by books choose in a game which has none. */
export const decideWithoutBook: Bot['decide'] = (view, choices, random) => {
  if (!loaded) throw new Error('The bot for games without a book is not loaded yet.');
  return loaded.decide(view, choices, random);
};
