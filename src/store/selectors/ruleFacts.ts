import type { Options, RuleSetId } from '../../engine/types';
import { rulesOf } from '../../engine/knownRules';
import { tableOf } from './knownTables';
import { completeOptions } from './optionList';

/** A line about a table: what it is about, and what it says as a code or a number. */
export interface Fact {
  readonly id: string;
  readonly value: string | number;
}

/** The facts of a rule set with these options, each with whether it is otherwise by default, and what it is then. */
export function ruleFacts(
  rules: RuleSetId,
  options: Options,
): readonly { readonly fact: Fact; readonly isChanged: boolean; readonly usual: Fact | null }[] {
  const usual = factsOf(rules, completeOptions(rules, {}));
  return factsOf(rules, options).map((fact) => {
    const same = usual.find(({ id }) => id === fact.id) ?? null;
    return { fact, isChanged: same?.value !== fact.value, usual: same };
  });
}

function factsOf(rules: RuleSetId, options: Options): Fact[] {
  return Object.entries(tableOf(rules).facts(options)).flatMap(([id, value]) =>
    value === null ? [] : [{ id, value }],
  );
}

/** How many sit at a table of a rule set, and play with how many tiles, by default. */
export function tableSize(rules: RuleSetId): { readonly seats: number; readonly tiles: number } {
  const { seats, tiles } = rulesOf({ rules, options: completeOptions(rules, {}) }).geometry;
  return { seats, tiles: tiles.length };
}
