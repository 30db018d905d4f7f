import { solved } from '../tune/regression';

/** What was seen of a case, a constant among it, and whether it came to what is asked. */
export interface Sample {
  readonly traits: readonly number[];
  readonly holds: boolean;
}

/** Newton's steps; each about doubles the digits that are right. */
const STEPS = 12;
/** Keeps traits apart that were seen together alone. */
const LEAST = 1e-6;

/** What each trait adds to the logarithm of the odds, so that the samples are likeliest. */
export function logistic(samples: readonly Sample[]): readonly number[] {
  const size = samples[0]?.traits.length ?? 0;
  let counts: readonly number[] = Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const short = Array<number>(size).fill(0);
    const curve = short.map((_, at) => short.map((__, other) => (at === other ? LEAST : 0)));
    for (const { traits, holds } of samples) {
      const logit = traits.reduce((sum, trait, at) => sum + trait * counts[at]!, 0);
      const chance = 1 / (1 + Math.exp(-logit));
      for (let at = 0; at < size; at++) {
        short[at]! += traits[at]! * (Number(holds) - chance);
        for (let other = 0; other < size; other++)
          curve[at]![other]! += traits[at]! * traits[other]! * chance * (1 - chance);
      }
    }
    const moves = solved(curve, short);
    if (!moves) break;
    counts = counts.map((count, at) => count + moves[at]!);
  }
  return counts;
}
