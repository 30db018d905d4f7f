import type { Bot } from '../bot';
import { fast } from '../yardsticks/fast';

export const bookless: Bot = { id: 'bookless', decide: fast.decide };
