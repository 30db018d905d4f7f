import type { Taste } from '../targets/taste';
import type { Tuning } from '../routes/tuning';

/** A way of playing, as what it adds to the numbers of any tuning: it changes what a bot likes, not what it knows. */
export interface Style {
  /** In tiles, by the id of the shape; negative attracts. */
  readonly penalties?: Readonly<Record<string, number>>;
  readonly additions?: Partial<Tuning['additions']>;
  readonly taste?: Partial<Taste>;
}

/** A tuning as a style changes it. A shape that the tuning does not play for stays out, whatever the style. */
export function styled(tuning: Tuning, { penalties = {}, additions = {}, taste = {} }: Style): Tuning {
  return {
    penalties: sums(tuning.penalties, penalties),
    additions: sums(tuning.additions, additions),
    taste: sums(tuning.taste, taste),
  };
}

function sums<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  shifts: Readonly<Partial<Record<Name, number>>>,
): Record<Name, number> {
  const sum: Record<Name, number> = { ...numbers };
  for (const name in sum) sum[name] += shifts[name] ?? 0;
  return sum;
}
