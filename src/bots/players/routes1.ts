import type { Bot } from '../bot';
import { bookBot } from './bookBot';

/** Fewest tiles away over legal routes: of what its hand can become, it plays for what is near and worth it. */
export const routes1: Bot = bookBot('routes-1', { tuning: 'routes-1' });
