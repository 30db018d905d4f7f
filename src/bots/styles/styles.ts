import type { Style } from './style';
import type { StyleId } from './styleIds';

export const STYLES: Readonly<Record<StyleId, Style>> = {
  /** Takes the nearest hand that will do, cheap as it may be, and claims whatever brings it nearer. */
  speed: {
    penalties: { 'pure-hand': 0.6, 'clean-pongs': 0.3, 'pure-pongs': 0.3 },
    taste: { claim: -4, early: 0.8, late: 0.6 },
  },
  /** Stays concealed and waits for better hands. */
  patient: {
    penalties: {
      'pure-hand': -0.4,
      'seven-pairs': -0.3,
      'clean-seven-pairs': -0.3,
      'pure-seven-pairs': -0.3,
      'three-concealed-pongs': -0.3,
      'clean-concealed-pongs': -0.3,
    },
    taste: { claim: 0.62 },
  },
  /** Collects one suit. */
  flush: {
    penalties: {
      'clean-hand': -0.9,
      'pure-hand': -1.3,
      'clean-pongs': -0.9,
      'pure-pongs': -0.9,
      'pure-chows': -0.9,
    },
  },
  /** Hunts pongs. */
  pongs: {
    penalties: {
      'all-pongs': -1,
      'clean-pongs': -0.8,
      'pure-pongs': -0.6,
      'simple-pongs': -0.9,
    },
    taste: { chow: -0.7 },
  },
  /** Throws safe tiles, and gives up a hand that is far from winning when others have laid out theirs. */
  defender: {
    taste: { caution: 0.15, live: 0.06 },
  },
};
