import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.low.json';
import beliefs from './beliefs.low.json';
import dealIn from './dealIn.low.json';
import worth from './worth.low.json';
import worthErrors from './worthErrors.low.json';

/** Learned without a minimum. */
export const learnedLowMinimum: Knowledge = {
  rareTotal: 64,
  worthErrors,
  worth,
  advantage,
  beliefs,
  dealIn,
};
