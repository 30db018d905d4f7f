import { hasUsualValues } from '../../engine/itemValues';
import { numberOf } from '../../engine/options';
import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';

/** A minimum up to which nearly any hand may win: another game. */
const LOW = 1;

export const bots: BotPart = {
  styles: STYLE_IDS,
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {
    usual: async () => (await import('./learned/usual')).usual,
    low: async () => (await import('./learned/low')).low,
  },
  learnedFor: (options) => {
    if (!hasUsualValues(options)) return null;
    if (numberOf(options, 'minimumFaan') > LOW) return 'usual';
    // Where small hands are paid as 3 faan nothing was learned: speed is worth more there.
    return options['lowHands'] === 'as-three' ? null : 'low';
  },
};
