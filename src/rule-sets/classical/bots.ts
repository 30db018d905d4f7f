import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';

/** A hand that waits and claims little gives away the points of its pongs: `patient` plays like a beginner here. */
export const bots: BotPart = {
  styles: STYLE_IDS.filter((style) => style !== 'patient'),
  loadBook: async () => (await import('./book')).gameBook,
  learned: {},
  learnedFor: () => null,
};
