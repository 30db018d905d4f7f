import type { Counted } from './dangers';

/** How often a discard dealt in among imagined deals. Lists of them are sorted, the safest first. */
type Dealt = Pick<Counted, 'deals' | 'dealtIn'>;

/** A discard is as safe as the safest one if its chance to deal in is at most this much higher. */
const ALIKE = 0.008;
/** All others must be at least this much worse, and the most dangerous one must deal in at least so often. */
const APART = 0.025;
const DANGER = 0.08;
/** The differences must be so many standard errors. */
const SURE = 3;

/** True if a clear answer is still possible after these few deals: see `safeAmong`. */
export function isOpen(counted: readonly Dealt[]): boolean {
  const chances = counted.map(chanceOf);
  const [best = 0] = chances;
  const slack = Math.sqrt(DANGER / (counted[0]?.deals ?? 1)) / 2;
  const safe = chances.filter((chance) => chance <= best + ALIKE + slack).length;
  const unclear = chances.filter((chance) => chance < best + APART - slack).length;
  const isHalf = Math.min(safe, unclear) * 2 >= chances.length;
  return (chances.at(-1) ?? 0) + slack >= DANGER && !isHalf;
}

/** How many of these are clearly the safest. Null if that is not clear, or if it is half of them or more. */
export function safeAmong(counted: readonly Dealt[]): number | null {
  const chances = counted.map(chanceOf);
  const [best = 0] = chances;
  if ((chances.at(-1) ?? 0) < DANGER) return null;
  const safe = chances.filter((chance) => chance <= best + ALIKE).length;
  const next = chances[safe];
  if (next === undefined || next < best + APART || safe * 2 >= chances.length) return null;
  const error = Math.sqrt((next + best) / (counted[0]?.deals ?? 1));
  return next - best >= SURE * error ? safe : null;
}

function chanceOf({ dealtIn, deals }: Dealt): number {
  return dealtIn / deals;
}
