import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.low.json';
import beliefs from './beliefs.low.json';
import worth from './worth.low.json';

/** Learned without a minimum. */
export const low: Knowledge = { rareTotal: 64, worth, advantage, beliefs };
