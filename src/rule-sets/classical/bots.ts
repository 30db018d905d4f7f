import { wordOf } from '../../engine/options';
import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';

/** A hand that waits and claims little gives away the points of its pongs: `patient` plays like a beginner here. */
export const bots: BotPart = {
  styles: STYLE_IDS.filter((style) => style !== 'patient'),
  loadBook: async () => (await import('./book')).gameBook,
  learned: { usual: async () => (await import('./learned/usual')).usual },
  learnedFor: (options) => (wordOf(options, 'settle') === 'fines' ? 'usual' : null),
};
