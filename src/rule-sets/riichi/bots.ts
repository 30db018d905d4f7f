import type { BotPart } from '../../bots/botPart';

/** Its bots play by what hands are worth and what discards cost. */
export const bots: BotPart = {
  levels: ['gentle', 'steady', 'sharp'],
  styles: [],
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
