import { useState } from 'react';
import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import { opponentsFor } from '../../store/selectors/opponents';
import type { Opponents } from '../../store/selectors/opponents';
import { completeOptions, copyOptions, isPlayable, optionsOf } from '../../store/selectors/optionList';
import { differing, only, ownChanges } from '../../store/selectors/presets';
import { firstGame } from '../../store/games';
import type { MatchSetup } from '../../store/settings';
import { useStores } from '../context';

/** What a new match is being made of, and the ways to change it. Its game must be loaded. */
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
  readonly set: (name: string, value: OptionValue) => void;
  /** Takes a table; the length stays, unless the table has one of its own. */
  readonly take: (changed: Options) => void;
  readonly choose: (against: Partial<Pick<MatchSetup, 'opponents' | 'mixedStyles'>>) => void;
  /** Keeps this as the setup to begin with next time. */
  readonly remember: () => void;
}

/** The setup as it is being changed, from that of the last match as far as it can still be played. */
export function useSetup() {
  const { games, settings } = useStores();
  return useState<MatchSetup>(() => {
    const last = settings.getState().lastMatch;
    const known = last && firstGame(games, last) === last.rules ? last : null;
    if (known && (!games.isLoaded(known.rules) || isPlayable(known.rules, known.options))) return known;
    return { rules: firstGame(games, null), options: {}, opponents: 'steady', mixedStyles: true };
  });
}

export function useMatchSetup([setup, setSetup]: ReturnType<typeof useSetup>): SetupControls {
  const { settings } = useStores();
  const { rules, mixedStyles } = setup;
  const options = completeOptions(rules, setup.options);
  const opponents = opponentsFor(rules, options).includes(setup.opponents) ? setup.opponents : 'steady';
  const changed = differing(rules, options);
  return {
    rules,
    options,
    changed,
    ownChanges: Object.keys(ownChanges(rules, options)).length,
    opponents,
    mixedStyles,
    set: (name, value) => setSetup({ ...setup, options: copyOptions({ ...changed, [name]: value }) }),
    take: (preset) => {
      const lasting = only(changed, (id) => optionsOf(rules)[id]?.isLength === true);
      setSetup({ ...setup, options: copyOptions({ ...lasting, ...preset }) });
    },
    choose: (against) => setSetup({ ...setup, ...against }),
    remember: () => settings.getState().change({ lastMatch: { ...setup, options: copyOptions(changed) } }),
  };
}
