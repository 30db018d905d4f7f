import type { Tunings } from '../../../bots/routes/routeGame';
import { FIRST_TASTE } from '../../../bots/targets/taste';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: { groups: 0 },
    additions: { value: 0, concealed: 0, selfDrawn: 0 },
    taste: FIRST_TASTE,
  },
};
