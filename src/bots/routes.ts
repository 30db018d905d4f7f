import type { Bot } from './bot';
import { routes1 } from './routes1';

/** The newest of the bots that play by routes. */
export const routes: Bot = { ...routes1, id: 'routes' };
