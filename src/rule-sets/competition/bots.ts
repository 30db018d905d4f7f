import type { BotPart } from '../../bots/botPart';
import type { CompetitionOptions } from './options';

/** Its bots play for hands that are told by their tiles, and for those that routes tell. */
export const bots: BotPart = {
  styles: [],
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: { usual: async () => (await import('./learned/learnedStandard')).learnedStandard },
  learnedFor: (options: CompetitionOptions) => (isLikeUsual(options) ? 'usual' : null),
};

/** Whether hands need about as much as usual, and losers pay about as much. */
function isLikeUsual({ minimumFaan, basePoints }: CompetitionOptions): boolean {
  return minimumFaan >= 6 && minimumFaan <= 10 && basePoints >= 4 && basePoints <= 12;
}
