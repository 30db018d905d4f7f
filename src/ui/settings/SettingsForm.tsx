import { PACES } from '../../store/pace';
import { LANGUAGES, THEMES, TILE_LABELS } from '../../store/settings';
import { useSettings, useStores, useText } from '../context';
import { Segmented, Switch } from '../controls/Segmented';
import { languageNames } from '../text';

/** The player's settings; each takes effect at once. */
export function SettingsForm() {
  const text = useText();
  const settings = useSettings((state) => state);
  const { change } = useStores().settings.getState();
  const words = text.settings;
  return (
    <div className="settings">
      <Segmented
        label={words.theme}
        values={THEMES}
        value={settings.theme}
        wordFor={(theme) => words.themes[theme]}
        onChange={(theme) => change({ theme })}
      />
      <Segmented
        label={words.language}
        values={LANGUAGES}
        value={settings.language}
        wordFor={(language) => languageNames[language]}
        onChange={(language) => change({ language })}
      />
      <Segmented
        label={words.pace}
        values={PACES}
        value={settings.pace}
        wordFor={(pace) => words.paces[pace]}
        onChange={(pace) => change({ pace })}
      />
      <Segmented
        label={words.tileLabels}
        values={TILE_LABELS}
        value={settings.tileLabels}
        wordFor={(labels) => words.labels[labels]}
        onChange={(tileLabels) => change({ tileLabels })}
      />
      <Switch label={words.oneTap} on={settings.oneTap} onChange={(oneTap) => change({ oneTap })} />
      <Switch
        label={words.letterKeys}
        on={settings.letterKeys}
        onChange={(letterKeys) => change({ letterKeys })}
      />
      <h3 className="settings-head">{words.assistance}</h3>
      <AssistanceSwitches />
    </div>
  );
}

/** What the table tells and offers beyond the rules. */
export function AssistanceSwitches() {
  const words = useText().settings;
  const settings = useSettings((state) => state);
  const { change } = useStores().settings.getState();
  const switches = ['showWaits', 'showTracker', 'showWhyNot', 'showWinValue'] as const;
  return switches.map((name) => (
    <Switch key={name} label={words[name]} on={settings[name]} onChange={(on) => change({ [name]: on })} />
  ));
}
