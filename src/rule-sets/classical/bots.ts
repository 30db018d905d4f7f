import { hasUsualValues } from '../../engine/itemValues';
import { orInfinity } from '../../engine/options';
import type { BotPart } from '../../bots/botPart';
import { STYLE_IDS } from '../../bots/styles/styleIds';
import type { ClassicalOptions } from './options';

/** Below this limit hands are worth too little for what was learned at one of 300 points. */
const LEAST_LIMIT = 100;

/** A hand that waits and claims little gives away the points of its pongs: `patient` plays like a beginner here. */
export const bots: BotPart = {
  styles: STYLE_IDS.filter((style) => style !== 'patient'),
  loadFigures: async () => (await import('./learned/figures.json')).default,
  loadBook: async () => (await import('./apart/book')).gameBook,
  learned: { usual: async () => (await import('./learned/learnedStandard')).learnedStandard },
  learnedFor: (options: ClassicalOptions) => (isLikeUsual(options) ? 'usual' : null),
};

/** Whether the players pay each other, for hands that may differ in worth and count as usual. */
function isLikeUsual(options: ClassicalOptions): boolean {
  const isPaid = options.settle === 'fines' && orInfinity(options.limit) >= LEAST_LIMIT;
  return isPaid && hasUsualValues(options);
}
