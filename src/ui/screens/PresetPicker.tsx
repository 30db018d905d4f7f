import { presetAs, presetsOf } from '../../store/facts/presets';
import { useText } from '../context';
import { Segmented } from '../controls/Segmented';
import { useWordsOfGame } from '../text/gameWords';
import type { SetupControls } from './useMatchSetup';

/** Ready-made tables of the rule set; "Own" where the player changed something else. */
export function PresetPicker({ setup }: { readonly setup: SetupControls }) {
  const text = useText();
  const words = useWordsOfGame(setup.rules).presets;
  const presets = presetsOf(setup.rules);
  const picked = presetAs(setup.rules, setup.options);
  const ids = presets.map(({ id }) => id);
  return (
    <Segmented<string>
      label={text.setUp.presets}
      values={picked === null ? [...ids, 'own'] : ids}
      value={picked ?? 'own'}
      wordFor={(id) => words[id] ?? text.setUp.ownTable}
      onChange={(id) => {
        const preset = presets.find((each) => each.id === id);
        if (preset) setup.take(preset.options);
      }}
    />
  );
}
