import type { Tunings } from '../../../bots/routes/routeGame';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: {
      'any-hand': 0,
      'common-hand': 0,
      'all-pongs': -0.6,
      'clean-hand': -1.1,
      'pure-hand': -2.5,
      'clean-pongs': -1.7,
      'all-honors': -2,
      'great-dragons': -1.4,
      'great-winds': -2,
      'little-dragons': -0.8,
      'little-winds': -0.8,
      'thirteen-orphans': -1.4,
      'seven-pairs': 0.4,
      'clean-seven-pairs': 0,
    },
    additions: { value: 0.85, concealed: 0.4, selfDrawn: 1.4 },
    taste: {
      root: 1.0340039,
      early: 0.75,
      late: 2.0,
      useful: 2.0,
      half: 18,
      pong: 2.3,
      chow: 1.7,
      win: 3,
      valuePong: 0.3,
      valuePair: 0.15,
      claim: 0.22,
      kong: 0.05,
      live: 0.01,
      caution: 0,
      keep: 0,
      point: 0,
      window: 1.05,
    },
  },
};
