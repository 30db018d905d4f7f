import type { Tunings } from '../../../bots/botPart';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tunings: Tunings = {
  'routes-1': {
    penalties: {
      groups: 0,
    },
    additions: { value: 0, concealed: 0, selfDrawn: 0 },
    taste: {
      root: 1.0308718,
      early: 1.1,
      late: 2.3,
      useful: 1.5,
      half: 13,
      pong: 2.3,
      chow: 1.7,
      win: 3,
      valuePong: 0.3,
      valuePair: 0.15,
      claim: 0.13,
      kong: 0.05,
      live: 0.01,
      caution: 0,
      keep: 0,
      window: 1.05,
    },
  },
};
