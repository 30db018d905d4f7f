import { hasUsualValues } from '../../engine/itemValues';
import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { OldOptions } from './options';

/** A minimum up to which nearly any hand may win: another game. */
const LOW = 1;

export const bots: BotPart = {
  styles: STYLE_IDS,
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: {
    usual: async () => (await import('./learned/learnedStandard')).learnedStandard,
    low: async () => (await import('./learned/learnedLowMinimum')).learnedLowMinimum,
  },
  learnedFor: (options: OldOptions) => {
    if (!hasUsualValues(options)) return null;
    if (options.minimumFaan > LOW) return 'usual';
    // Where small hands are paid as 3 faan nothing was learned: speed is worth more there.
    return options.lowHands === 'as-three' ? null : 'low';
  },
};
