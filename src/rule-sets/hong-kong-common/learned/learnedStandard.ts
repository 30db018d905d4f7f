import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import worth from './worth.json';
import worthErrors from './worthErrors.json';

/** Learned at a minimum of three faan. */
export const learnedStandard: Knowledge = {
  rareTotal: 128,
  worthErrors,
  worth,
  advantage,
  beliefs,
  dealIn,
};
