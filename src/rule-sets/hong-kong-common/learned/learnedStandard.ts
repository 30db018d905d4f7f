import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import tooHigh from './tooHigh.json';
import worth from './worth.json';

/** Learned at a minimum of three faan. */
export const learnedStandard: Knowledge = {
  rareTotal: 128,
  worthErrors: { now: 0.34, ahead: 0.14, tooHigh },
  worth,
  advantage,
  beliefs,
  dealIn,
};
