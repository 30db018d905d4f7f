/** A number that is not known exactly: its mean and variance. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

export const NOTHING: Estimate = { mean: 0, variance: 0 };

/** Nine times in ten a normal number is within so many standard deviations of its mean. */
export const NINE_IN_TEN = 1.645;

/** A first guess of a variance, before any number is seen. It counts as much as `count` numbers. */
export interface Prior {
  readonly variance: number;
  readonly count: number;
}

/**
 * The mean of numbers and its variance. NaN is left out; null if nothing is left. A few numbers may agree by chance: the
 * prior keeps the variance from being too small.
 */
export function meanOf(
  numbers: readonly number[],
  prior: Prior = { variance: 0, count: 0 },
): Estimate | null {
  let [count, sum, squares] = [0, 0, 0];
  for (const number of numbers) {
    if (Number.isNaN(number)) continue;
    count++;
    sum += number;
    squares += number * number;
  }
  if (count === 0) return null;
  const mean = sum / count;
  const scatter = Math.max(0, squares - count * mean * mean) + prior.count * prior.variance;
  return { mean, variance: scatter / Math.max(1, count - 1 + prior.count) / count };
}

/** One number from several sources, each weighed by its certainty. A source without variance decides alone. */
export function blended(sources: readonly (Estimate | null)[]): Estimate {
  let [weights, sum] = [0, 0];
  for (const source of sources) {
    if (!source) continue;
    if (source.variance === 0) return source;
    weights += 1 / source.variance;
    sum += source.mean / source.variance;
  }
  return weights === 0 ? NOTHING : { mean: sum / weights, variance: 1 / weights };
}
