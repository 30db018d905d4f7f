import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import tooHigh from './tooHigh.json';
import worth from './worth.json';

/** Learned at the usual table. */
export const learnedStandard: Knowledge = {
  rareTotal: 1,
  worthErrors: { now: 0.45, ahead: 0.2, tooHigh },
  worth,
  advantage,
  beliefs,
  dealIn,
};
