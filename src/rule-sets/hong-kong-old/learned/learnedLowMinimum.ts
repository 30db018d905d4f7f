import type { Knowledge } from '../../../bots/botPart';
import advantage from './advantage.low.json';
import beliefs from './beliefs.low.json';
import dealIn from './dealIn.low.json';
import worth from './worth.low.json';

/** Learned without a minimum. The errors of worth are those of the usual table: they were not measured. */
export const learnedLowMinimum: Knowledge = {
  rareTotal: 64,
  worthErrors: { now: 0.32, ahead: 0.18 },
  worth,
  advantage,
  beliefs,
  dealIn,
};
