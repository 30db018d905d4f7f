import type { Options, RuleSetId } from '../../engine/types';
import { rulesOf } from '../../engine/knownRules';
import { tableOf } from './knownTables';
import type { Fact } from './knownTables';
import { completeOptions } from './optionList';

/** The facts of a rule set with these options, each with whether it is otherwise by default, and what it is then. */
export function ruleFacts(
  rules: RuleSetId,
  options: Options,
): readonly { readonly fact: Fact; readonly isChanged: boolean; readonly usual: Fact | null }[] {
  const { facts } = tableOf(rules);
  const usual = facts(completeOptions(rules, {}));
  return facts(options).map((fact) => {
    const same = usual.find(({ id }) => id === fact.id) ?? null;
    return { fact, isChanged: same?.value !== fact.value, usual: same };
  });
}

/** How many sit at a table of a rule set, and play with how many tiles, by default. */
export function tableSize(rules: RuleSetId): { readonly seats: number; readonly tiles: number } {
  const { seats, tiles } = rulesOf({ rules, options: completeOptions(rules, {}) }).geometry;
  return { seats, tiles: tiles.length };
}
