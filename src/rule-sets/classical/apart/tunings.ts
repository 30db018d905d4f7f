import type { Tunings } from '../../../bots/routes/routeGame';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: {
      'any-hand': 0,
      'one-suit-and-honors': -1.4,
      'one-suit': -2.4,
      'all-pongs': -0.5,
      'one-suit-and-honors-pongs': -2.2,
      'one-suit-pongs': -3.5,
      'all-honors-hand': -1.7,
      'three-great-scholars': -1.7,
      'four-large-blessings': -1.7,
      'thirteen-unique-wonders': -1.5,
      'heavenly-twins': -1.7,
    },
    additions: { value: 0, concealed: 0, selfDrawn: 0 },
    taste: {
      root: 1.0308718,
      early: 0.6,
      late: 1.7,
      useful: 1.5,
      half: 13,
      pong: 2.3,
      chow: 1.7,
      win: 2.5,
      valuePong: 0.6,
      valuePair: 0.25,
      claim: 0.13,
      kong: 0.05,
      live: 0.01,
      caution: 0,
      keep: 0.1,
      point: 0,
      window: 1.4,
    },
  },
};
