import type { Level } from '../../bots/levels';
import type { Tick } from '../../store/statistics/ticks';
import type { Standing } from './wordsEn';

/** Where a value stands among the bots; null where there are none. */
export function standingOf(
  value: number,
  ticks: readonly Tick[],
  nameOf: (level: Level) => string,
): Standing | null {
  const sorted = ticks.toSorted((a, b) => a.value - b.value);
  const next = sorted.findIndex((tick) => tick.value > value);
  const low = sorted[next < 0 ? sorted.length - 1 : next - 1];
  const high = sorted[next];
  if (next > 0 && low && high) return { kind: 'between', low: nameOf(low.level), high: nameOf(high.level) };
  if (next === 0 && high) return { kind: 'below', of: nameOf(high.level) };
  return low ? { kind: 'above', of: nameOf(low.level) } : null;
}
