import type { Tunings } from '../../../bots/routes/routeGame';
import { FIRST_TASTE } from '../../../bots/targets/taste';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: {
      plain: 0,
      'all-pongs': -0.4,
      'seven-pairs': -0.5,
      'pure-hand': -1.3,
      'pure-pongs': -1.75,
      'pure-pairs': -1.75,
    },
    additions: { value: 0, concealed: 0, selfDrawn: 0 },
    taste: {
      ...FIRST_TASTE,
      early: 1,
      late: 2.4,
      useful: 1.7,
      chow: 1,
      claim: 0.16,
      kong: 0.3,
      point: 2,
      window: 1.5,
    },
  },
};
