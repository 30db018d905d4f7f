import { parseHand } from '../../src/engine/handNotation';
import { parseOptions } from '../../src/engine/options';
import { findRuleSet } from '../../src/engine/knownRules';
import type { Rules, WinContext } from '../../src/engine/rules';
import { parseWin } from '../../src/engine/scoring/winRequest';

/** A rule set with these options changed. */
export function rulesWith(id: string, changed: Readonly<Record<string, unknown>> = {}): Rules {
  const ruleSet = findRuleSet(id);
  if (!ruleSet) throw new Error(`There is no rule set "${id}".`);
  const options = parseOptions(ruleSet.options, changed);
  if (!options.ok) throw new Error(options.error);
  return ruleSet.resolve(options.value);
}

/** A win written as `SEAT BY [FROM]`: `S discard W`. `feeders` says from whom each meld was claimed, null for nobody. */
export function winOf(
  rules: Rules,
  hand: string,
  { how, feeders = [] }: { how: string; feeders?: readonly (number | null)[] },
): WinContext {
  const [seat, by, from] = how.split(' ');
  const context = parseWin(rules, { hand, seat, by, from });
  if (!context.ok) throw new Error(context.error);
  const melds = context.value.melds.map((meld, at) => ({ ...meld, from: feeders[at] ?? null }));
  return { ...context.value, melds };
}

/** The counts of concealed tiles, without or with a winning tile. */
export function countsOf(rules: Rules, hand: string): number[] {
  const read = parseHand(hand, {
    geometry: rules.geometry,
    tiles: rules.tiles,
    layOuts: rules.layOuts,
    sort: hand.includes('+') ? 'won' : 'held',
  });
  if (!read.ok) throw new Error(read.error);
  const counts = Array<number>(34).fill(0);
  for (const kind of read.value.concealed) counts[kind]!++;
  if (read.value.winning !== null) counts[read.value.winning]!++;
  return counts;
}
