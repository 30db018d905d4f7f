import { flagOf, listOf, numberOf, wordOf } from '../../engine/options';
import { limitOf } from '../../rule-sets/hong-kong-old/scoring';
import type { Options, RuleSetId } from '../../engine/types';
import { completeOptions } from './optionList';

/** What is said of a table in a few lines; every name here has its words. */
interface FactValues {
  /** Points from each other player; null: no hand is one. */
  readonly limitHand: number | null;
  /** The most faan that count. */
  readonly limitFaan: number;
  readonly bonusTiles: 'outside-minimum' | 'counted' | 'none';
  readonly paysDouble: 'discarder' | 'discarder-dealer';
  readonly dealer: 'double';
  readonly selfDrawn: 'each-double';
  readonly onDiscard: 'pays-all' | 'half';
  readonly groups: number;
  readonly otherTiles: 'anything' | 'none';
  readonly win: 'one-from-each';
}

export type FactId = keyof FactValues;
/** The values that are words. */
export type FactWord = Extract<FactValues[FactId], string>;
export type RuleFact = { [Id in FactId]: { readonly id: Id; readonly value: FactValues[Id] } }[FactId];

const BY_RULES: Readonly<Record<string, (options: Options) => readonly RuleFact[]>> = {
  'hong-kong-old': (options) => [
    { id: 'limitHand', value: listOf(options, 'limitHands').length > 0 ? limitOf(options) : null },
    { id: 'bonusTiles', value: flagOf(options, 'bonusTiles') ? 'outside-minimum' : 'none' },
    { id: 'paysDouble', value: flagOf(options, 'dealerDoubles') ? 'discarder-dealer' : 'discarder' },
    { id: 'selfDrawn', value: 'each-double' },
  ],
  'hong-kong-common': (options) => [
    { id: 'limitFaan', value: numberOf(options, 'limitFaan') },
    { id: 'bonusTiles', value: flagOf(options, 'bonusTiles') ? 'counted' : 'none' },
    { id: 'onDiscard', value: wordOf(options, 'responsibility') === 'full' ? 'pays-all' : 'half' },
    { id: 'selfDrawn', value: 'each-double' },
    ...(flagOf(options, 'dealerDoubles') ? [{ id: 'dealer', value: 'double' } as const] : []),
  ],
  taisen: (options) => [
    { id: 'groups', value: numberOf(options, 'groups') },
    { id: 'otherTiles', value: numberOf(options, 'groups') < 4 ? 'anything' : 'none' },
    { id: 'bonusTiles', value: 'none' },
    { id: 'win', value: 'one-from-each' },
  ],
};

/** The facts of a rule set with these options. Each says whether it differs from the default. */
export function ruleFacts(
  rules: RuleSetId,
  options: Options,
): readonly { readonly fact: RuleFact; readonly isChanged: boolean }[] {
  const factsOf = BY_RULES[rules];
  if (!factsOf) return [];
  const usual = factsOf(completeOptions(rules, {})).map((fact) => JSON.stringify(fact));
  return factsOf(options).map((fact) => ({ fact, isChanged: !usual.includes(JSON.stringify(fact)) }));
}
