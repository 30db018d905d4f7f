import type { Tunings } from '../../../bots/routes/routeGame';
import { FIRST_TASTE } from '../../../bots/targets/taste';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: {
      'any-hand': 0,
      'all-pongs': -0.3,
      'half-flush': -0.4,
      'half-flush-pongs': -0.7,
      'full-flush': -0.7,
      'all-honors': -0.9,
      'little-dragons': -0.4,
      'great-dragons': -0.7,
      'little-winds': -0.7,
      'great-winds': -0.9,
    },
    additions: { value: 0.85, concealed: 0.4, selfDrawn: 1.4 },
    taste: { ...FIRST_TASTE, valuePong: 0.06, valuePair: 0.03, point: 0.5, window: 1.5 },
  },
};
