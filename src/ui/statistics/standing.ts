import type { Level } from '../../bots/levelIds';
import type { Ranged } from '../../store/statistics/figures';
import type { Standing } from '../languages/en/statistics';

/** Where a value stands among the bots; null where there are none. Whose ranges overlap are not put in an order. */
export function standingOf(
  { value, error }: Ranged,
  ticks: readonly (Ranged & { readonly level: Level })[],
  nameOf: (level: Level) => string,
): Standing | null {
  const like = ticks.filter((tick) => Math.abs(tick.value - value) <= tick.error + error);
  if (like.length > 0) return { kind: 'like', of: like.map(({ level }) => nameOf(level)) };
  const sorted = ticks.toSorted((a, b) => a.value - b.value);
  const next = sorted.findIndex((tick) => tick.value > value);
  const low = sorted[next < 0 ? sorted.length - 1 : next - 1];
  const high = sorted[next];
  if (next > 0 && low && high) return { kind: 'between', low: nameOf(low.level), high: nameOf(high.level) };
  if (next === 0 && high) return { kind: 'below', of: nameOf(high.level) };
  return low ? { kind: 'above', of: nameOf(low.level) } : null;
}
