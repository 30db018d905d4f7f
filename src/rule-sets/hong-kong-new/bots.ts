import { hasUsualValues } from '../../engine/itemValues';
import type { BotPart } from '../../bots/botPart';
import type { NewOptions } from './options';

/** Its bots play for five faan, and reckon with what small items add. */
export const bots: BotPart = {
  styles: [],
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: { usual: async () => (await import('./learned/learnedStandard')).learnedStandard },
  learnedFor: (options: NewOptions) => (hasUsualValues(options) && isLikeUsual(options) ? 'usual' : null),
};

/** Below such a limit dear hands are paid like others: another game. */
const LEAST_LIMIT = 50;

/** Whether hands need about as many faan as usual. */
function isLikeUsual({ minimumFaan, limitFaan }: NewOptions): boolean {
  return minimumFaan >= 4 && minimumFaan <= 6 && (limitFaan === 0 || limitFaan >= LEAST_LIMIT);
}
