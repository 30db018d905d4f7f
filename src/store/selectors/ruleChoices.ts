import type { OptionSpec } from '../../engine/optionSpec';
import type { RuleSetId } from '../../engine/types';
import { tableOf } from './knownTables';
import { optionsOf } from './optionList';

/** An option that is chosen for a new match at once. */
export interface RuleChoice {
  readonly id: string;
  readonly values: readonly number[];
  /** It may be a few numbers only, rather than any in a range. */
  readonly isShort: boolean;
}

/** The choices that a rule set wants to be offered for a new match, in its order. */
export function ruleChoices(rules: RuleSetId): RuleChoice[] {
  const specs = optionsOf(rules);
  return tableOf(rules).choices.map((id) => choiceOf(id, specs[id]));
}

function choiceOf(id: string, spec: OptionSpec | undefined): RuleChoice {
  if (spec?.type !== 'number') throw new Error(`The option "${id}" is no number, so it is no choice.`);
  const { values, min, max, step = 1 } = spec;
  if (values) return { id, values: values.toSorted((a, b) => a - b), isShort: true };
  const count = Math.floor((max - min) / step) + 1;
  return { id, values: Array.from({ length: count }, (_, at) => min + at * step), isShort: false };
}
