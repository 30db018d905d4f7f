import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';

/** All hands are alike, so nobody collects a suit. */
export const bots: BotPart = {
  styles: STYLE_IDS.filter((style) => style !== 'flush'),
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
