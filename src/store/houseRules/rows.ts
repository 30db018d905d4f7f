import { changedValues, VALUES } from '../../engine/itemValues';
import { impossibleMixture } from '../../engine/mixtures';
import type { Refusal } from '../../engine/rules';
import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import { completeOptions, offeredOptions, optionsOf } from '../selectors/optionList';
import type { OfferedOption } from '../selectors/optionList';
import { differing, ownChanges, sameOptions } from '../selectors/presets';
import type { HouseSet } from './houseSet';

/** One item as it can be valued. */
export interface ItemRow {
  readonly id: string;
  readonly value: number;
  readonly usual: number;
  readonly most: number;
  readonly unit: string;
}

/** The options of a game by group, values of items apart. */
export function houseGroups(
  rules: RuleSetId,
  options: Options,
): readonly { readonly group: string; readonly options: readonly OfferedOption[] }[] {
  return offeredOptions(rules, options)
    .map(({ group, options: offered }) => ({ group, options: offered.filter(({ id }) => id !== VALUES) }))
    .filter(({ options: offered }) => offered.length > 0);
}

/** The items of a game that have a value of their own. */
export function itemRows(rules: RuleSetId, options: Options): ItemRow[] {
  const spec = optionsOf(rules)[VALUES];
  if (spec?.type !== 'values') return [];
  const changed = changedValues(options);
  return Object.entries(spec.items).map(([id, item]) => ({ id, ...item, value: changed[id] ?? item.usual }));
}

/** The options that differ, with one of them set. */
export function withOption(
  rules: RuleSetId,
  changed: Options,
  [name, value]: [string, OptionValue],
): Options {
  return differing(rules, completeOptions(rules, { ...changed, [name]: value }));
}

/** The same with the value of one item. */
export function withItem(rules: RuleSetId, changed: Options, [id, value]: [string, number]): Options {
  return withOption(rules, changed, [VALUES, { ...changedValues(changed), [id]: value }]);
}

/** The options that make the rules other ones: not the length of a match, nor what has no effect. The game must be loaded. */
export function countedChanges(rules: RuleSetId, changed: Options): Options {
  return ownChanges(rules, completeOptions(rules, changed));
}

/** How many choices differ: every option that counts, and every value of an item. */
export function countChanges(rules: RuleSetId, changed: Options): number {
  const counted = countedChanges(rules, changed);
  const items = Object.keys(changedValues(counted)).length;
  return Object.keys(counted).filter((name) => name !== VALUES).length + items;
}

/** Why no match can be played with these options; null where one can. The game must have been read. */
export function problemOf(rules: RuleSetId, changed: Options): Refusal | null {
  return impossibleMixture({ rules, options: completeOptions(rules, changed) });
}

/** The saved set that these rules are, the length of a match aside; null for none. */
export function setAs(
  sets: readonly HouseSet[],
  { rules, options }: Pick<HouseSet, 'rules' | 'options'>,
): HouseSet | null {
  const alike = sets.filter(
    (set) =>
      set.rules === rules && sameOptions(countedChanges(rules, set.options), countedChanges(rules, options)),
  );
  return alike.find((set) => sameOptions(set.options, options)) ?? alike[0] ?? null;
}
