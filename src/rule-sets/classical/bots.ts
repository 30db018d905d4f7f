import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';

export const bots: BotPart = {
  styles: STYLE_IDS,
  loadBook: async () => (await import('./book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
