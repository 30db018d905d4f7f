import type { Counted } from './dangers';

/** In how many of so many imagined deals a discard dealt in. The lists of them are sorted, the safest first. */
type Dealt = Pick<Counted, 'deals' | 'dealtIn'>;

/** Discards that deal in so little more often than the safest one count as safe as that. */
const ALIKE = 0.008;
/** All others must deal in so much more often, and the most dangerous one so much. */
const APART = 0.025;
const DANGER = 0.08;
/** The differences must be so many standard errors. */
const SURE = 3;

/** Whether these few deals leave it open that less than half of the discards are clearly the safest, and one is dangerous. */
export function isOpen(counted: readonly Dealt[]): boolean {
  const chances = counted.map(chanceOf);
  const [best = 0] = chances;
  const slack = Math.sqrt(DANGER / (counted[0]?.deals ?? 1)) / 2;
  const safe = chances.filter((chance) => chance <= best + ALIKE + slack).length;
  const unclear = chances.filter((chance) => chance < best + APART - slack).length;
  const isHalf = Math.min(safe, unclear) * 2 >= chances.length;
  return (chances.at(-1) ?? 0) + slack >= DANGER && !isHalf;
}

/** How many of these, which are sorted, are the safest; null where that is not clear, or where it is nearly half of them. */
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
