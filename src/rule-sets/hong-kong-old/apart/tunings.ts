import type { Tunings } from '../../../bots/routes/routeGame';
import { FIRST_TASTE } from '../../../bots/targets/taste';
import { withoutPenalties } from '../../../bots/routes/tuning';

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
const routes1 = {
  penalties: {
    'clean-hand': -1,
    'all-pongs': -0.6,
    'pure-hand': -1.8,
    'clean-pongs': -2.3,
    'pure-pongs': -2.55,
    'pure-chows': -1.8,
    'value-pongs': 0.35,
    'common-hand': 0,
    'three-concealed-pongs': 1.5,
    'clean-concealed-pongs': 0.8,
    'seven-pairs': 0.9,
    'clean-seven-pairs': 0,
    'pure-seven-pairs': 0,
    'little-dragons': -1,
    'little-winds': -1,
    'all-simples': 0,
    'simple-pongs': -0.7,
    'simple-concealed-pongs': 1.5,
    'simple-seven-pairs': 0.8,
    'thirteen-orphans': -1.3,
    'all-honors': -2,
    'great-dragons': -2,
    'great-winds': -2,
    'pearl-dragon': -2.4,
    'ruby-dragon': -2.4,
    'jade-dragon': -2.4,
  },
  additions: { value: 0, concealed: 0, selfDrawn: 0 },
  taste: {
    root: 1.0308718,
    early: 1.2,
    late: 2.0,
    useful: 1.5,
    half: 13,
    pong: 2.45,
    chow: 1.9,
    win: 3,
    valuePong: 0.45,
    valuePair: 0.2,
    claim: 0.13,
    kong: 0.05,
    live: 0.012,
    caution: 0,
    keep: 0,
    point: 0,
    window: 1.4,
  },
};

export const tunings: Tunings = {
  'routes-1': routes1,
  'routes-first-guess': { ...withoutPenalties(routes1), taste: FIRST_TASTE },
};
