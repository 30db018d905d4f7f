import { hasUsualValues } from '../../engine/itemValues';
import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { CommonOptions } from './options';

/** A minimum up to which nearly any hand may win: another game, of which nothing was learned. */
const LOW = 1;
/** With a lower limit a hand of few faan is paid like the best: another game, too. */
const LEAST_LIMIT = 8;

export const bots: BotPart = {
  styles: STYLE_IDS,
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: { usual: async () => (await import('./learned/learnedStandard')).learnedStandard },
  learnedFor: (options: CommonOptions) =>
    hasUsualValues(options) && options.minimumFaan > LOW && options.limitFaan >= LEAST_LIMIT ? 'usual' : null,
};
