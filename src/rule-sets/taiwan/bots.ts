import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';

export const bots: BotPart = {
  styles: STYLE_IDS,
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
