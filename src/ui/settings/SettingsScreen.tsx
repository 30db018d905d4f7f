import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { AboutPart } from './AboutPart';
import { DataPart } from './DataPart';
import type { DialogName } from './dialogs';
import { isForOthers } from '../live/keys';
import { LookPart } from './LookPart';
import { AssistanceSwitches, PlayPart } from './PlayPart';
import { SoundPart } from './SoundPart';
import './settings.css';
import { useWords } from '../context';
import { settingsWords } from '../text';

const SECTIONS = ['look', 'play', 'sound', 'help', 'data', 'about'] as const;
type Section = (typeof SECTIONS)[number];

interface SettingsScreenProps {
  readonly first?: Section;
  readonly open: (dialog: DialogName) => void;
}

/** The player's settings by section; each takes effect at once. */
export function SettingsScreen({ first = 'look', open }: SettingsScreenProps) {
  const words = useWords(settingsWords);
  const id = useId();
  const [section, setSection] = useState<Section>(first);
  return (
    <div className="settings">
      <div role="tablist" aria-label={words.sections} className="settings-tabs">
        {SECTIONS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className="settings-tab"
            aria-selected={each === section}
            aria-controls={`${id}-panel`}
            tabIndex={each === section ? 0 : -1}
            onClick={() => setSection(each)}
            onKeyDown={(event) => moveAlong(event, each, setSection)}
          >
            {words.section[each]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="settings-panel"
        aria-labelledby={`${id}-${section}`}
        tabIndex={0}
      >
        {section === 'look' && <LookPart />}
        {section === 'play' && <PlayPart />}
        {section === 'sound' && <SoundPart />}
        {section === 'help' && <AssistanceSwitches />}
        {section === 'data' && <DataPart />}
        {section === 'about' && <AboutPart open={open} />}
      </div>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows, Home and End go from one section to another. */
function moveAlong(
  event: KeyboardEvent<HTMLButtonElement>,
  from: Section,
  show: (section: Section) => void,
): void {
  const step = STEPS[event.key];
  const last = SECTIONS.length - 1;
  const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
  const to =
    step === undefined
      ? ends[event.key]
      : (SECTIONS.indexOf(from) + step + SECTIONS.length) % SECTIONS.length;
  const section = to === undefined ? undefined : SECTIONS[to];
  if (to === undefined || !section || isForOthers(event.nativeEvent)) return;
  event.preventDefault();
  show(section);
  const tab = event.currentTarget.parentElement?.children[to];
  if (tab instanceof HTMLElement) tab.focus();
}
