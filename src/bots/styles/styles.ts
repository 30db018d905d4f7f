import type { Taste } from '../targets/taste';
import type { StyleId } from './styleIds';

/** What a style adds to the taste of any tuning. What it likes of a game's hands is in that game's book. */
export const STYLE_TASTES: Readonly<Record<StyleId, Partial<Taste>>> = {
  /** Takes the nearest hand that will do, cheap as it may be, and claims whatever brings it nearer. */
  speed: { claim: -4, early: 0.8, late: 0.6 },
  /** Stays concealed and waits for better hands. */
  patient: { claim: 0.62 },
  /** Collects one suit. */
  flush: {},
  /** Hunts pongs. */
  pongs: { chow: -0.7 },
  /** Throws safe tiles, and gives up a hand that is far from winning when others have laid out theirs. */
  defender: { caution: 0.15, live: 0.06 },
};
