import type { BotPart } from '../../bots/botPart';

/** Its bots play for hands of two suits and of one. */
export const bots: BotPart = {
  levels: ['gentle', 'steady', 'sharp'],
  styles: ['speed', 'pongs', 'defender'],
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
