import type { PerHand, Ranged } from '../../store/statistics/figures';
import { formatPoints } from '../coach/scale';

/** Below this, amounts have two decimals. */
const SMALL = 10;

/** A share: "23.8%"; a dash where there is none. */
export function percent(share: Ranged | null): string {
  return share === null ? '–' : `${(100 * share.value).toFixed(1)}%`;
}

/** A share with its error: "23.8% ± 5.1". */
export function percentWords(share: Ranged | null): string {
  return share === null ? percent(share) : `${percent(share)} ± ${(100 * share.error).toFixed(1)}`;
}

/** An amount a hand with its error: "+0.62 ± 1.40". */
export function perHandWords({ mean, error }: PerHand): string {
  const decimals = Math.max(Math.abs(mean), error ?? 0) < SMALL ? 2 : 1;
  const shown = formatPoints(mean, decimals);
  return error === null ? shown : `${shown} ± ${error.toFixed(decimals)}`;
}

/**
 * Where labels stand, as CSS lengths: at their own places (percent), but at least `gap` (px) apart and within the line.
 * Each stands midway between where it is when labels make room to the right only, and to the left only.
 */
export function apart(places: readonly number[], gap: number): string[] {
  const order = places.map((_, at) => at).toSorted((a, b) => places[a]! - places[b]!);
  const [onward, back] = [places.map(percentOf), places.map(percentOf)];
  for (const [rank, at] of order.entries()) {
    const before = order[rank - 1];
    const least = before === undefined ? onward[at] : `max(${onward[at]}, ${onward[before]} + ${gap}px)`;
    onward[at] = `min(${least}, 100% - ${(order.length - 1 - rank + 0.5) * gap}px)`;
  }
  for (const [rank, at] of [...order.entries()].toReversed()) {
    const behind = order[rank + 1];
    const most = behind === undefined ? back[at] : `min(${back[at]}, ${back[behind]} - ${gap}px)`;
    back[at] = `max(${most}, ${(rank + 0.5) * gap}px)`;
  }
  return places.map((_, at) => `calc((${onward[at]} + ${back[at]}) / 2)`);
}

function percentOf(place: number): string {
  return `${place}%`;
}

/** An axis that holds all of these, with some room at both ends; gives a place in percent. */
export function axisFor(values: readonly number[], room = 0.12): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const pad = (most - least || Math.abs(most) || 1) * room;
  return (value) => (100 * (value - least + pad)) / (most - least + 2 * pad);
}
