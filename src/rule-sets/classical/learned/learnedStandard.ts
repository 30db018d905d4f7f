import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import worth from './worth.json';
import worthErrors from './worthErrors.json';

/** Learned at the usual table: what its rare hands pay is the limit. */
export const learnedStandard: Knowledge = {
  rareTotal: 300,
  worthErrors,
  worth,
  advantage,
  beliefs,
  dealIn,
};
