import type { Options, RuleSetId } from '../../engine/types';
import { tableOf } from './knownTables';
import type { Fact } from './knownTables';
import { completeOptions } from './optionList';

/** The facts of a rule set with these options, each with whether it is otherwise by default. */
export function ruleFacts(
  rules: RuleSetId,
  options: Options,
): readonly { readonly fact: Fact; readonly isChanged: boolean }[] {
  const { facts } = tableOf(rules);
  const usual = facts(completeOptions(rules, {})).map((fact) => JSON.stringify(fact));
  return facts(options).map((fact) => ({ fact, isChanged: !usual.includes(JSON.stringify(fact)) }));
}
