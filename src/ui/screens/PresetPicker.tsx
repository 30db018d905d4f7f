import { presetAs, presetsOf } from '../../store/selectors/presets';
import { useText } from '../context';
import { Picker } from '../controls/Select';
import { Segmented } from '../controls/Segmented';
import { useWordsOfGame } from '../text/gameWords';
import type { SetupControls } from './useMatchSetup';

/** More tables than these stand in a list: side by side the last would be alone in a line. */
const FEW = 3;

/** Ready-made tables of the rule set; "Own" where the player changed something else. */
export function PresetPicker({ setup }: { readonly setup: SetupControls }) {
  const text = useText();
  const words = useWordsOfGame(setup.rules).presets;
  const presets = presetsOf(setup.rules);
  const picked = presetAs(setup.rules, setup.options);
  const ids = [...presets.map(({ id }) => id), ...(picked === null ? ['own'] : [])];
  const take = (id: string) => {
    const preset = presets.find((each) => each.id === id);
    if (preset) setup.take(preset.options);
  };
  const Control = presets.length <= FEW ? Segmented<string> : Picker<string>;
  return (
    <Control
      label={text.setUp.presets}
      values={ids}
      value={picked ?? 'own'}
      wordFor={(id) => words[id] ?? text.setUp.ownTable}
      onChange={take}
    />
  );
}
