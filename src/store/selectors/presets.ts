import { changedOptions } from '../../engine/options';
import { sameJson } from '../../engine/sameJson';
import type { Options, RuleSetId } from '../../engine/types';
import { tableOf } from './knownTables';
import { hasEffect, optionsOf } from './optionList';

interface Preset {
  readonly id: string;
  /** What differs from the rule set's defaults. */
  readonly options: Options;
}

/** The ready-made tables of a rule set. */
export function presetsOf(rules: RuleSetId): readonly Preset[] {
  return Object.entries(tableOf(rules).presets).map(([id, options]) => ({ id, options }));
}

/** The preset with these options, whatever the length of the match. Null if there is none. */
export function presetAs(rules: RuleSetId, options: Options): string | null {
  const changed = ownChanges(rules, options);
  const found = presetsOf(rules).find((preset) => sameOptions(preset.options, changed));
  return found?.id ?? null;
}

/** Whether two tables have the same options, in whatever order they are written. */
export const sameOptions: (a: Options, b: Options) => boolean = sameJson;

/** The options that differ from the rule set's defaults. */
export function differing(rules: RuleSetId, options: Options): Options {
  return changedOptions(optionsOf(rules), options);
}

/** The same without the length of the match, which belongs to no table, and without what has no effect now. */
export function ownChanges(rules: RuleSetId, options: Options): Options {
  const specs = optionsOf(rules);
  return only(differing(rules, options), (name) => !specs[name]?.isLength && hasEffect(rules, name, options));
}

/** The options that differ and may change a decision, or what one is worth. */
export function decidingChanges(rules: RuleSetId, options: Options): Options {
  const specs = optionsOf(rules);
  return only(ownChanges(rules, options), (name) => !specs[name]?.isBeside);
}

/** The options that are wanted. */
export function only(options: Options, isWanted: (name: string) => boolean): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => isWanted(name)));
}
