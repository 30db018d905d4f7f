import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import worth from './worth.json';

/** Learned at the usual table: what its rare hands pay is the limit. */
export const learnedStandard: Knowledge = {
  rareTotal: 300,
  worthErrors: { now: 0.6, ahead: 0.3 },
  worth,
  advantage,
  beliefs,
  dealIn,
};
