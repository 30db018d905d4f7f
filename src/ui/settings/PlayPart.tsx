import { COACH_MODES } from '../../store/settings';
import type { Settings } from '../../store/settings';
import type { SettingsWords } from '../languages/en/settings';
import { PACES } from '../../store/match/pace';
import { useSettings, useStores, useWords } from '../context';
import { Segmented, Switch } from '../controls/Segmented';
import { settingsWords } from '../text';

export function PlayPart() {
  const words = useWords(settingsWords);
  const pace = useSettings((settings) => settings.pace);
  const { change } = useStores().settings.getState();
  return (
    <>
      <Segmented
        label={words.pace}
        values={PACES}
        value={pace}
        wordFor={(each) => words.paces[each]}
        onChange={(chosen) => change({ pace: chosen })}
      />
      <Switches names={['oneTap', 'quickTakeBack', 'letterKeys']} />
      <Switches names={['sorted', 'noChows', 'onlyWins', 'autoWin', 'discardDrawn', 'nextHand']} />
      <p className="note">{words.claimTime}</p>
      <Switches names={['reviewHands']} />
      <p className="note">{words.reviewNote}</p>
    </>
  );
}

/** What the table tells and offers beyond the rules. */
export function AssistanceSwitches() {
  const words = useWords(settingsWords);
  const coach = useSettings((settings) => settings.coach);
  const { change } = useStores().settings.getState();
  return (
    <>
      <Segmented
        label={words.coach}
        values={COACH_MODES}
        value={coach}
        wordFor={(mode) => words.coachModes[mode]}
        note={words.coachNotes[coach]}
        onChange={(chosen) => change({ coach: chosen })}
      />
      <Switches names={['showWaits', 'showTracker', 'showWhyNot', 'showWinValue', 'showDanger']} />
      <p className="note">{words.dangerNote}</p>
    </>
  );
}

/** A setting that is on or off and has words. */
type SwitchName = keyof SettingsWords &
  keyof { [Name in keyof Settings as Settings[Name] extends boolean ? Name : never]: true };

/** Settings that are on or off, one under the other. */
export function Switches({ names }: { readonly names: readonly SwitchName[] }) {
  const words = useWords(settingsWords);
  const settings = useSettings((state) => state);
  const { change } = useStores().settings.getState();
  return names.map((name) => (
    <Switch key={name} label={words[name]} on={settings[name]} onChange={(on) => change({ [name]: on })} />
  ));
}
