/** A number that is not known exactly: its mean and variance. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** Nine times in ten a normal number is within so many standard deviations of its mean. */
export const NINE_IN_TEN = 1.645;

/** The mean of numbers and how uncertain it is; those that are NaN were not seen. Null for fewer than two. */
export function meanOf(numbers: readonly number[]): Estimate | null {
  let [count, sum, squares] = [0, 0, 0];
  for (const number of numbers) {
    if (Number.isNaN(number)) continue;
    count++;
    sum += number;
    squares += number * number;
  }
  if (count < 2) return null;
  const mean = sum / count;
  const spread = Math.max(0, squares / count - mean * mean) * (count / (count - 1));
  return { mean, variance: spread / count };
}

/** The same number told by two sources, each weighed by its certainty. */
export function blended(a: Estimate, b: Estimate): Estimate {
  if (a.variance === 0) return a;
  if (b.variance === 0) return b;
  const [held, seen] = [1 / a.variance, 1 / b.variance];
  return { mean: (a.mean * held + b.mean * seen) / (held + seen), variance: 1 / (held + seen) };
}
