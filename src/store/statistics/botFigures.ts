import { botPartOf } from '../../bots/knownBooks';
import { LEVELS } from '../../bots/levelIds';
import type { Level } from '../../bots/levelIds';
import { findRuleSet } from '../../engine/knownRules';
import { defaultOptions } from '../../engine/options';
import type { BotFigures, FigureSums } from '../../bots/figures';
import type { PlayFigure } from '../../engine/rules';
import type { RuleSetId } from '../../engine/types';

/** What is known of the bots of this game, which must be loaded: nothing where it has no book. */
export async function botFiguresOf(rules: RuleSetId): Promise<BotFigures> {
  return (await botPartOf(rules)?.loadFigures()) ?? {};
}

/** What won hands were worth, on the average: of each figure of the game its unit and the mean. */
export function worthOf(
  rules: RuleSetId,
  { worth }: Pick<FigureSums, 'worth'>,
): readonly { readonly unit: string; readonly mean: number; readonly hands: number }[] {
  const ruleSet = findRuleSet(rules);
  const { averages = [] } = ruleSet?.resolve(defaultOptions(ruleSet.options)) ?? {};
  return averages.flatMap(({ id, unit }) => {
    const { sum, hands } = worth[id] ?? { sum: 0, hands: 0 };
    return hands > 0 ? [{ unit, mean: sum / hands, hands }] : [];
  });
}

/** What is known of a figure of the game's own: its sum, and over how many hands; null where nothing is. */
export function ownFigure(
  { worth }: Pick<FigureSums, 'worth'>,
  id: string,
): FigureSums['worth'][string] | null {
  const known = worth[id];
  return known && known.hands > 0 ? known : null;
}

/** The ids of the figures of the game's own that are of this sort. */
export function ownFigures(rules: RuleSetId, sort: PlayFigure['sort']): readonly string[] {
  const ruleSet = findRuleSet(rules);
  const { figures = [] } = ruleSet?.resolve(defaultOptions(ruleSet.options)) ?? {};
  return figures.flatMap((figure) => (figure.sort === sort ? [figure.id] : []));
}

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
