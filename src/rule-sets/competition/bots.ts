import type { BotPart } from '../../bots/botPart';

/** Its bots play for hands that are told by their tiles, and for those that routes tell. */
export const bots: BotPart = {
  levels: ['gentle', 'steady', 'sharp'],
  hasCoach: false,
  styles: [],
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
