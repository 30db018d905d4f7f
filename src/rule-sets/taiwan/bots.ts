import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { BotPart } from '../../bots/botPart';
import type { TaiwanOptions } from './options';

export const bots: BotPart = {
  styles: STYLE_IDS,
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: { usual: async () => (await import('./learned/learnedStandard')).learnedStandard },
  learnedFor: (options: TaiwanOptions) => (isLikeUsual(options) ? 'usual' : null),
};

/** Whether nearly any hand may win, and a tai is to the base about what it usually is. */
function isLikeUsual({ minimumFaan, basePoints, taiPoints }: TaiwanOptions): boolean {
  return minimumFaan <= 1 && basePoints >= 2 * taiPoints && basePoints <= 5 * taiPoints;
}
