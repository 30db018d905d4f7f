import type { Bot } from './bot';
import { bookless } from './players/bookless';
import { gentle, gentle2 } from './players/gentle';
import { master } from './players/master';
import { routes, routes1 } from './players/routes1';
import { sharp } from './players/sharp';
import { styledBot } from './styles/styledBot';
import { YARDSTICKS } from './yardsticks/yardsticks';

/** Bots that sit at the app's tables, now or in matches of before. */
const PLAYERS: readonly Bot[] = [bookless, routes, routes1, gentle, gentle2, sharp, master];
const BOTS = [...YARDSTICKS, ...PLAYERS];

/** The bot with this id, if there is one: a bot by itself, or one in a style, as `routes-1+flush`. */
export function findBot(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id) ?? styledBot(id);
}

/** The bot with this id; throws where there is none. */
export function botCalled(id: string): Bot {
  const bot = findBot(id);
  if (!bot) throw new Error(`There is no bot ${id}.`);
  return bot;
}

export function botIds(): string[] {
  return BOTS.map(({ id }) => id);
}
