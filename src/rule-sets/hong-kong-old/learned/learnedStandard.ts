import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import tooHigh from './tooHigh.json';
import worth from './worth.json';

/** Learned at a minimum of three faan. */
export const learnedStandard: Knowledge = {
  rareTotal: 8,
  worthErrors: { now: 0.32, ahead: 0.18, tooHigh },
  worth,
  advantage,
  beliefs,
  dealIn,
};
