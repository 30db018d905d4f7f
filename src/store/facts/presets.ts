import { changedOptions } from '../../engine/options';
import { findRuleSet } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';

interface Preset {
  readonly id: PresetId;
  readonly options: Options;
}

export const PRESETS = ['standard', 'easy', 'serious', 'spicy', 'high-limit', 'whole-hand'] as const;
export type PresetId = (typeof PRESETS)[number];

/** Ready-made tables by rule set: what differs from its defaults. */
const BY_RULES: Readonly<Record<string, readonly Preset[]>> = {
  'hong-kong-old': [
    { id: 'standard', options: {} },
    { id: 'easy', options: { minimumFaan: 0 } },
    { id: 'serious', options: { claimSeconds: 8, strictCalling: true, goulash: 'pot' } },
  ],
  'hong-kong-common': [
    { id: 'standard', options: {} },
    { id: 'easy', options: { minimumFaan: 0, sevenPairs: true } },
    { id: 'spicy', options: { rise: 'spicy', responsibility: 'half' } },
    { id: 'high-limit', options: { limitFaan: 13 } },
  ],
  taisen: [
    { id: 'standard', options: {} },
    { id: 'easy', options: { winFromAnyone: true } },
    { id: 'whole-hand', options: { groups: 4 } },
  ],
};

export function presetsOf(rules: RuleSetId): readonly Preset[] {
  return BY_RULES[rules] ?? [];
}

/** The preset with these options, whatever the length of the match. Null if there is none. */
export function presetAs(rules: RuleSetId, options: Options): PresetId | null {
  const { rounds: _, ...changed } = differing(rules, options);
  const found = presetsOf(rules).find((preset) => isSame(preset.options, changed));
  return found?.id ?? null;
}

function isSame(a: Options, b: Options): boolean {
  const names = Object.keys(a);
  const isAlike = (name: string) => JSON.stringify(a[name]) === JSON.stringify(b[name]);
  return names.length === Object.keys(b).length && names.every(isAlike);
}

/** The options that differ from the rule set's defaults. */
export function differing(rules: RuleSetId, options: Options): Options {
  const ruleSet = findRuleSet(rules);
  return ruleSet ? changedOptions(ruleSet.options, options) : {};
}
