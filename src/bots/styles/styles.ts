import type { Style } from './style';

/** What can follow the plus of a bot's id, as in `routes-1+flush`. */
export const STYLE_IDS = ['speed', 'patient', 'flush', 'pongs', 'defender'] as const;
export type StyleId = (typeof STYLE_IDS)[number];

export const STYLES: Readonly<Record<StyleId, Style>> = {
  /** Finishes early and cheaply; claims whatever brings it nearer. */
  speed: {
    penalties: { 'pure-hand': 0.6, 'clean-pongs': 0.5, 'pure-pongs': 0.5 },
    taste: { claim: -2, early: 0.3 },
  },
  /** Stays concealed and waits for better hands. */
  patient: {
    penalties: { 'pure-hand': -0.3, 'seven-pairs': -0.4, 'three-concealed-pongs': -0.4 },
    taste: { claim: 0.6 },
  },
  /** Collects one suit. */
  flush: {
    penalties: { 'clean-hand': -0.6, 'pure-hand': -0.9, 'clean-pongs': -0.6, 'pure-pongs': -0.6, 'pure-chows': -0.6 },
  },
  /** Hunts pongs. */
  pongs: {
    penalties: { 'all-pongs': -0.6, 'clean-pongs': -0.4, 'pure-pongs': -0.4, 'simple-pongs': -0.6 },
    taste: { chow: -0.6 },
  },
  /** Throws safe tiles, and gives up a hand that is far from winning when others have laid out theirs. */
  defender: {
    taste: { caution: 0.3, live: 0.02 },
  },
};
