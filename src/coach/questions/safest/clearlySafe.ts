/** The chances of discards to deal in, the safest first, as so many imagined deals told them. */
export interface Told {
  readonly chances: readonly number[];
  readonly deals: number;
}

/** A discard is as safe as the safest one if its chance to deal in is at most this much higher. */
const ALIKE = 0.008;
/** All others must be at least this much worse, and the most dangerous one must deal in at least so often. */
const APART = 0.025;
const DANGER = 0.08;
/** The differences must be so many standard errors. */
const SURE = 3;

/** True if a clear answer is still possible after these few deals: see `safeAmong`. */
export function isOpen({ chances, deals }: Told): boolean {
  const [best = 0] = chances;
  const slack = Math.sqrt(DANGER / deals) / 2;
  const safe = chances.filter((chance) => chance <= best + ALIKE + slack).length;
  const unclear = chances.filter((chance) => chance < best + APART - slack).length;
  const isHalf = Math.min(safe, unclear) * 2 >= chances.length;
  return (chances.at(-1) ?? 0) + slack >= DANGER && !isHalf;
}

/** How many of these are clearly the safest. Null if that is not clear, or if it is half of them or more. */
export function safeAmong({ chances, deals }: Told): number | null {
  const [best = 0] = chances;
  if ((chances.at(-1) ?? 0) < DANGER) return null;
  const safe = chances.filter((chance) => chance <= best + ALIKE).length;
  const next = chances[safe];
  if (next === undefined || next < best + APART || safe * 2 >= chances.length) return null;
  const error = Math.sqrt((next + best) / deals);
  return next - best >= SURE * error ? safe : null;
}
