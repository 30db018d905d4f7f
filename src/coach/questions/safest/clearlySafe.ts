/** The chances of discards to deal in, the safest first, as so many imagined deals told them. */
export interface Told {
  readonly chances: readonly number[];
  readonly deals: number;
}

/** Where the most dangerous discard deals in this often or more, it is a usual question; the least that makes one. */
export const USUAL = 0.08;
export const LEAST = 0.02;
/** Where danger is usual: chances to deal in that are no farther apart than this are alike. */
const ALIKE = 0.008;
/** All others must be at least this much worse then. */
const APART = 0.025;
/** The differences must be so many standard errors. */
const SURE = 3;

/** True if a clear answer is still possible after these few deals, the most dangerous discard dealing in so often: see `safeAmong`. */
export function isOpen({ chances, deals }: Told, danger: number): boolean {
  const [best = 0] = chances;
  const slack = Math.sqrt(USUAL / deals) / 2;
  const scale = scaleOf(chances);
  const safe = chances.filter((chance) => chance <= best + ALIKE * scale + slack).length;
  const unclear = chances.filter((chance) => chance < best + APART * scale - slack).length;
  const isHalf = Math.min(safe, unclear) * 2 >= chances.length;
  return mostOf(chances) + slack >= danger && !isHalf;
}

/** How many of these are clearly the safest. Null: that is not clear, it is half of them, or none is so dangerous. */
export function safeAmong({ chances, deals }: Told, danger: number): number | null {
  const [best = 0] = chances;
  if (mostOf(chances) < danger) return null;
  const scale = scaleOf(chances);
  const safe = chances.filter((chance) => chance <= best + ALIKE * scale).length;
  const next = chances[safe];
  if (next === undefined || next < best + APART * scale || safe * 2 >= chances.length) return null;
  const error = Math.sqrt((next + best) / deals);
  return next - best >= SURE * error ? safe : null;
}

function mostOf(chances: readonly number[]): number {
  return chances.at(-1) ?? 0;
}

/** In games where hardly any discard deals in, smaller differences count. */
function scaleOf(chances: readonly number[]): number {
  return Math.min(1, mostOf(chances) / USUAL);
}
