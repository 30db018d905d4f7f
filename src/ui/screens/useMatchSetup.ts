import { useState } from 'react';
import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import { opponentsFor } from '../../store/facts/opponents';
import type { Opponents } from '../../store/facts/opponents';
import { completeOptions, isPlayable } from '../../store/facts/optionList';
import { differing } from '../../store/facts/presets';
import { ruleChoices } from '../../store/facts/ruleChoices';
import type { MatchSetup } from '../../store/settings';
import { useSettings, useStores } from '../context';

/** What a new match is being made of, and the ways to change it. */
export interface SetupControls {
  readonly rules: RuleSetId;
  /** All options of the rule set. */
  readonly options: Options;
  /** Those that differ from its defaults. */
  readonly changed: Options;
  /** How many differ, the length of the match aside. */
  readonly ownChanges: number;
  readonly opponents: Opponents;
  readonly mixedStyles: boolean;
  readonly pick: (rules: RuleSetId) => void;
  readonly set: (name: string, value: OptionValue) => void;
  /** Takes a ready-made table; the length stays. */
  readonly take: (changed: Options) => void;
  readonly choose: (against: Partial<Pick<MatchSetup, 'opponents' | 'mixedStyles'>>) => void;
  /** Keeps this as the setup to begin with next time. */
  readonly remember: () => void;
}

const [first] = ruleChoices();

/** The setup of the last match, as far as it can still be played. */
function initial(last: MatchSetup | null): MatchSetup {
  if (last && isPlayable(last.rules, last.options)) return last;
  return { rules: first?.id ?? '', options: {}, opponents: 'steady', mixedStyles: true };
}

export function useMatchSetup(): SetupControls {
  const last = useSettings((settings) => settings.lastMatch);
  const { settings } = useStores();
  const [setup, setSetup] = useState(() => initial(last));
  const { rules, mixedStyles } = setup;
  const options = completeOptions(rules, setup.options);
  const opponents = opponentsFor(rules, options).includes(setup.opponents) ? setup.opponents : 'steady';
  const changed = differing(rules, options);
  return {
    rules,
    options,
    changed,
    ownChanges: Object.keys(changed).filter((name) => name !== 'rounds').length,
    opponents,
    mixedStyles,
    pick: (id) => setSetup({ ...setup, rules: id, options: {} }),
    set: (name, value) => setSetup({ ...setup, options: plain({ ...changed, [name]: value }) }),
    take: (preset) => {
      const rounds = changed['rounds'];
      setSetup({ ...setup, options: plain({ ...preset, ...(rounds === undefined ? {} : { rounds }) }) });
    },
    choose: (against) => setSetup({ ...setup, ...against }),
    remember: () => settings.getState().change({ lastMatch: { ...setup, options: plain(changed) } }),
  };
}

/** Options with lists of their own, as settings keep them. */
function plain(options: Options): MatchSetup['options'] {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
}
