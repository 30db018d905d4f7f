import { LEVELS } from '../../bots/levels';
import type { Level } from '../../bots/levels';
import type { BotFigures, FigureSums } from '../../bots/figures';

/** A mark on a scale. */
export interface Tick {
  readonly level: Level;
  readonly value: number;
}

/** What the bots of each level have of something, the weakest level first. */
export function ticksOf(bots: BotFigures, of: (sums: FigureSums) => number | null): readonly Tick[] {
  return LEVELS.flatMap((level) => {
    const sums = bots[level];
    const value = sums ? of(sums) : null;
    return value === null ? [] : [{ level, value }];
  });
}
