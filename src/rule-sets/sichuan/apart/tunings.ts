import type { Tunings } from '../../../bots/routes/routeGame';
import { FIRST_TASTE } from '../../../bots/targets/taste';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: {
      plain: 0,
      'all-pongs': -0.35,
      'seven-pairs': -0.7,
      'pure-hand': -0.7,
      'pure-pongs': -1.05,
      'pure-pairs': -1.05,
    },
    additions: { value: 0, concealed: 0, selfDrawn: 0 },
    taste: { ...FIRST_TASTE, window: 1.4, kong: 0.5 },
  },
};
