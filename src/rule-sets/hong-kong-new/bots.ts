import type { BotPart } from '../../bots/botPart';

/** Its bots play for five faan, and reckon with what small items add. */
export const bots: BotPart = {
  styles: [],
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
