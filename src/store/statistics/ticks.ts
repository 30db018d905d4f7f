import { LEVELS } from '../../bots/levels';
import type { Level } from '../../bots/levels';
import type { BotFigures, FigureSums } from '../../bots/figures';

/** What the bots of each level have of something, the weakest level first. */
export function ticksOf<T extends object>(
  bots: BotFigures,
  of: (sums: FigureSums) => T | null,
): readonly (T & { readonly level: Level })[] {
  return LEVELS.flatMap((level) => {
    const sums = bots[level];
    const value = sums ? of(sums) : null;
    return value === null ? [] : [{ ...value, level }];
  });
}
