import { useId, useSyncExternalStore } from 'react';
import { useSettings, useStores, useWords } from '../context';
import { Switch } from '../controls/Segmented';
import { canVibrate } from '../sound/canVibrate';
import { callsOf, gameOfCalls, voiceFor } from '../sound/speech';
import { findGameWords } from '../text/gameWords';
import type { CallWords } from '../text/callWords';
import { settingsWords } from '../text';
import { Silence } from './MenuItems';
import { Switches } from './PlayPart';

/** Sounds, their volume, spoken claims and vibration. What is changed is heard at once. */
export function SoundPart() {
  const words = useWords(settingsWords);
  return (
    <>
      <Silence />
      <Switches names={['sound']} />
      <Volume />
      <SpokenClaims />
      {canVibrate() && <Switches names={['vibration']} />}
      <p className="note">{words.silence}</p>
    </>
  );
}

function Volume() {
  const words = useWords(settingsWords);
  const id = useId();
  const volume = useSettings((settings) => settings.volume);
  const { change } = useStores().settings.getState();
  return (
    <div className="choice">
      <label htmlFor={id}>{words.volume}</label>
      <span className="row row--one slider">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-valuetext={words.percent(volume)}
          onChange={({ target }) => change({ volume: target.valueAsNumber })}
        />
        <output htmlFor={id}>{words.percent(volume)}</output>
      </span>
    </div>
  );
}

/** Offered where the device has a voice for it, else with the reason why not. */
function SpokenClaims() {
  const words = useWords(settingsWords);
  const on = useSettings((settings) => settings.spokenClaims);
  const { change } = useStores().settings.getState();
  const calls = useCalls();
  const voice = useSyncExternalStore(followVoices, () => voiceState(calls));
  const missing =
    voice === 'mute' ? words.noSpeech : voice === 'none' && calls ? words.noVoice(calls.tongue) : undefined;
  return (
    <Switch
      label={words.calledIn(calls?.tongue ?? null)}
      on={on && missing === undefined}
      missing={missing}
      onChange={(spokenClaims) => change({ spokenClaims })}
    />
  );
}

/** What the game calls out; null until its words are there. */
function useCalls(): CallWords | null {
  const stores = useStores();
  const dictionary = findGameWords(gameOfCalls(stores));
  return useSyncExternalStore(dictionary?.watch ?? neverChanges, () => callsOf(stores));
}

const neverChanges = () => () => undefined;

/** Voices are often listed only a while after the page has asked for them. */
function followVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}

function voiceState(calls: CallWords | null): 'ready' | 'none' | 'mute' {
  if (!('speechSynthesis' in window)) return 'mute';
  return !calls || voiceFor(calls, window.speechSynthesis) ? 'ready' : 'none';
}
