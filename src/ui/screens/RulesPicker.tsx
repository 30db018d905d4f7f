import { useState } from 'react';
import { isPlayable } from '../../store/selectors/optionList';
import { presetAs, presetsOf } from '../../store/selectors/presets';
import { readableSets } from '../../store/houseRules/keptSets';
import { setAs } from '../../store/houseRules/rows';
import { browserStorage } from '../../store/saves/browserStorage';
import { useText } from '../context';
import { useWordsOfGame } from '../text/gameWords';
import { PresetPicker } from './PresetPicker';
import type { SetupControls } from './useMatchSetup';

const OWN = 'own';

/** The ready-made tables and the saved house rules of the game, by name; the tables alone where nothing is saved for it. */
export function RulesPicker({ setup }: { readonly setup: SetupControls }) {
  const text = useText();
  const { rules, options, changed, take } = setup;
  const words = useWordsOfGame(rules).presets;
  const [kept] = useState(() => readableSets(browserStorage));
  const sets = kept.filter((set) => set.rules === rules && isPlayable(rules, set.options));
  if (sets.length === 0) return <PresetPicker setup={setup} />;
  const presets = presetsOf(rules);
  const set = setAs(sets, { rules, options: changed });
  const preset = presetAs(rules, options);
  const picked = set ? `set ${set.name}` : preset === null ? OWN : `preset ${preset}`;
  const choose = (value: string) => {
    const chosen =
      presets.find(({ id }) => value === `preset ${id}`) ?? sets.find(({ name }) => value === `set ${name}`);
    if (chosen) take(chosen.options);
  };
  return (
    <label className="choice">
      <span>{text.setUp.presets}</span>
      <select value={picked} onChange={(event) => choose(event.target.value)}>
        {presets.map(({ id }) => (
          <option key={id} value={`preset ${id}`}>
            {words[id]}
          </option>
        ))}
        <optgroup label={text.menu.houseRules}>
          {sets.map(({ name }) => (
            <option key={name} value={`set ${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
        {picked === OWN && <option value={OWN}>{text.setUp.ownTable}</option>}
      </select>
    </label>
  );
}
