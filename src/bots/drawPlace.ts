import type { Random } from '../engine/random';

/** A place, each as likely as its weight says; at least one weight is positive, none is negative. */
export function drawPlace(weights: readonly number[], random: Random): number {
  let left = (random.next() / 2 ** 32) * weights.reduce((sum, each) => sum + each, 0);
  let last = 0;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at]! <= 0) continue;
    last = at;
    left -= weights[at]!;
    if (left < 0) return at;
  }
  return last;
}

/** The same; −1 where no weight is positive. */
export function drawPlaceIfAny(weights: readonly number[], random: Random): number {
  return weights.some((weight) => weight > 0) ? drawPlace(weights, random) : -1;
}
