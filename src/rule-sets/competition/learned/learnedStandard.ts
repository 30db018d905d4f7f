import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.json';
import beliefs from './beliefs.json';
import dealIn from './dealIn.json';
import worth from './worth.json';

/** Learned at the usual table. */
export const learnedStandard: Knowledge = {
  rareTotal: 1,
  worthErrors: { now: 0.5, ahead: 0.25 },
  worth,
  advantage,
  beliefs,
  dealIn,
};
