import type { Tuning, Tunings } from '../routes/tuning';
import { routes1Tunings } from '../tunings/routes1';

/** Of `hong-kong-old`, as it was when the first guess became a yardstick; the others are those of `routes-1`. */
const OLD_TASTE = {
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
  window: 1.05,
};

/** No shape is liked better than another: the nearest legal hand, whatever it is. Frozen as `routes-1` is. */
export const firstGuessTunings: Tunings = Object.fromEntries(
  Object.entries(routes1Tunings).map(([rules, tuning]) => [rules, withoutPenalties(rules, tuning)]),
);

function withoutPenalties(rules: string, { penalties, additions, taste }: Tuning): Tuning {
  return {
    penalties: Object.fromEntries(Object.keys(penalties).map((id) => [id, 0])),
    additions,
    taste: rules === 'hong-kong-old' ? OLD_TASTE : taste,
  };
}
